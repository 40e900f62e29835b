import { clientRowProblems, IMPORT } from './imports.js';
import type { AdminActionUndo } from '../booking/admin-actions.js';
import { type ContentFields, email, field, orEmpty, phone, text } from '../field-types.js';
import { FIELD_LENGTHS } from '../limits.js';
import type { Versioned } from '../salon/salon-changes.js';

/** What the salon stores of a client, who has no account; '' for none. */
export interface ClientContact {
  name: string;
  phone: string;
  email: string;
  city: string;
  /** Notes from an import. */
  notes: string;
}

/** The fields of the contact of a client; form, API and service use the same rules and messages. */
export const CLIENT_CONTACT = {
  name: field('Name', text(FIELD_LENGTHS.name)),
  phone: field('Phone', orEmpty(phone)),
  email: field('E-mail', orEmpty(email)),
  city: field('City', text(FIELD_LENGTHS.city, { empty: true })),
  notes: field('Note of the import', text(IMPORT.notes, { lines: true, empty: true })),
} as const satisfies ContentFields;

/** The problems of a whole contact by field: those of the row of an import. */
export const contactProblems = (contact: ClientContact): Record<string, string> =>
  clientRowProblems({ line: 0, ...contact }) ?? {};

/** Response of `PUT /api/admin/customers/{id}/contact` and of its undo, with the change that can be undone. */
export interface ClientContactChanged {
  contact: Versioned<ClientContact>;
  change: AdminActionUndo;
}
