import { CUSTOMER_NOTE_NAMES, CUSTOMER_NOTES, type CustomerNotes } from '@salon/contracts';
import { NotebookPen, TriangleAlert } from 'lucide-react';
import '../styles/customer-notes.css';

/** Notes about a customer, allergies first. */
export function CustomerNotesList({ notes }: { notes: CustomerNotes }) {
  const names = CUSTOMER_NOTE_NAMES.filter((name) => notes[name] !== '');
  if (names.length === 0) return null;
  return (
    <dl className="customer-notes">
      {names.map((name) => (
        <div key={name} data-name={name}>
          <dt>
            {name === 'allergies' && <TriangleAlert aria-hidden="true" />}
            {CUSTOMER_NOTES[name].label}
          </dt>
          <dd>{notes[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

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
