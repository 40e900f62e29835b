import type { CustomerNotes } from '@salon/contracts';
import { NotebookPen, TriangleAlert } from 'lucide-react';
import '../styles/customer-notes.css';

/** An icon for notes about a customer, allergies first; its text is for screen readers. */
export function CustomerSign({ notes }: { notes: CustomerNotes | null }) {
  if (!notes) return null;
  const Icon = notes.allergies ? TriangleAlert : NotebookPen;
  return (
    <span className="customer-sign" data-allergies={notes.allergies ? '' : undefined}>
      <Icon aria-hidden="true" />
      <span className="sr"> {notes.allergies ? 'Allergies noted' : 'Notes in the record'} </span>
    </span>
  );
}
