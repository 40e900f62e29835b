import { type ContentFields, field, text } from './content-field-types.js';

/** What the salon notes of a customer, for staff alone; '' for nothing. */
export interface CustomerNotes {
  allergies: string;
  preferences: string;
  notes: string;
  /** Why they book no visit online; the desk still can. */
  blocked: string;
  /** Why they pay the whole price when they book online; the desk's own bookings do not ask for it. */
  prepay: string;
}

const lines = text(1_000, { lines: true, empty: true });

/** The fields of the notes: form, API and service use the same rules and sentences. */
export const CUSTOMER_NOTES = {
  allergies: field('Allergies', lines),
  preferences: field('Preferences', lines),
  notes: field('Notes', lines),
  blocked: field('Not to book online, because', text(200, { empty: true })),
  prepay: field('Pays in full online, because', text(200, { empty: true })),
} as const satisfies ContentFields;

export const CUSTOMER_NOTE_NAMES = Object.keys(CUSTOMER_NOTES) as (keyof CustomerNotes)[];

export const NO_NOTES: CustomerNotes = { allergies: '', preferences: '', notes: '', blocked: '', prepay: '' };
