import { CUSTOMER_NOTE_NAMES, CUSTOMER_NOTES, type CustomerNotes } from '@salon/contracts';
import { TriangleAlert } from 'lucide-react';
import '../styles/customer-notes.css';

/** Notes about a customer, allergies first. */
export const CustomerNotesList = ({ notes }: { notes: CustomerNotes }) => (
  <dl className="customer-notes">
    {CUSTOMER_NOTE_NAMES.filter((name) => notes[name] !== '').map((name) => (
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
