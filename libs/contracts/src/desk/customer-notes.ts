import { type ContentFields, field, text } from '../field-types.js';

/** The salon's notes about a customer, visible to staff only; '' for none. */
export interface CustomerNotes {
  allergies: string;
  preferences: string;
  notes: string;
  /** Why they cannot book online; the desk can still book for them. */
  blocked: string;
  /** Why they must pay the whole price when they book online; does not apply to bookings by the desk. */
  prepay: string;
}

const lines = text(1_000, { lines: true, empty: true });

/** The fields of the notes; form, API and service use the same rules and messages. */
export const CUSTOMER_NOTES = {
  allergies: field('Allergies', lines),
  preferences: field('Preferences', lines),
  notes: field('Notes', lines),
  blocked: field('Not to book online, because', text(200, { empty: true })),
  prepay: field('Pays in full online, because', text(200, { empty: true })),
} as const satisfies ContentFields;

export const CUSTOMER_NOTE_NAMES = Object.keys(CUSTOMER_NOTES) as (keyof CustomerNotes)[];

export const NO_NOTES: CustomerNotes = { allergies: '', preferences: '', notes: '', blocked: '', prepay: '' };
