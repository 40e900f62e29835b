import { contentProblems } from '../catalog/content-fields.js';
import { emailProblem, foldEmail, isPlainText, lineProblem, problemsIn } from '../fields.js';
import { FIELD_LENGTHS } from '../limits.js';
import * as messages from '../messages.js';
import { clientPhoneProblem, foldClientPhone } from '../phone.js';
import { isFormula } from './csv.js';

/** Import limits: rows per file, bytes per file, rows per call, characters of a note. */
export const IMPORT = { rows: 20_000, bytes: 8_000_000, batch: 100, notes: 500 } as const;

/** A client as a row of the file; '' for an absent value. */
export interface ImportedClient {
  /** Line number in the file, starting at 1. */
  line: number;
  name: string;
  email: string;
  phone: string;
  city: string;
  notes: string;
}

/** A service as a row of the file. */
export interface ImportedService {
  line: number;
  title: string;
  description: string;
  /** Label or short name of the category; an unknown category is created. */
  category: string;
  /** LKR; '' for an empty cell, null for what cannot be read as an amount. */
  price: number | '' | null;
  minutes: number | null;
}

/** The result of a row: new, already known and skipped, or invalid (field → sentence). */
export interface RowResult {
  line: number;
  outcome: 'new' | 'known' | 'wrong';
  problems?: Record<string, string>;
  /** The category that a new service creates, or restores when it is archived; absent for one that guests see. */
  category?: { label: string; archived: boolean };
}

/** An import of clients, as admins see it. */
export interface ClientImport {
  _id: string;
  fileName: string;
  by: string;
  at: string;
  /** How many of its clients still exist. */
  clients: number;
  undoUntil: string;
  undone: boolean;
}

/** What the undo of an import did with its clients. */
export interface ClientImportUndone {
  import: ClientImport;
  removed: number;
  /** Clients whom the desk has booked, noted, merged or corrected; they no longer belong to the import. */
  kept: number;
}

const cellProblem = (label: string, value: string, most: number): string | null =>
  isFormula(value) ? messages.importFormula(label) : lineProblem(label, value, most);

/** The problems of a client's row by field; null when it can be imported. */
export function clientRowProblems({ name, email, phone, city, notes }: ImportedClient): Record<string, string> | null {
  return problemsIn({
    name: name.trim() === '' ? messages.nameRequired : cellProblem('Name', name, FIELD_LENGTHS.name),
    email: email === '' ? (phone === '' ? messages.importNoContact : null) : emailProblem(email),
    phone: clientPhoneProblem(phone),
    city: cellProblem('City', city, FIELD_LENGTHS.city),
    notes: notesProblem(notes),
  });
}

function notesProblem(notes: string): string | null {
  if (isFormula(notes)) return messages.importFormula('Notes');
  if (notes.length > IMPORT.notes) return messages.tooLong('Notes', IMPORT.notes);
  return isPlainText(notes, true) ? null : messages.unprintable('Notes');
}

/** Two rows with the same key are the same client: by address, else by number and name. */
export const clientKey = ({ name, email, phone }: Pick<ImportedClient, 'name' | 'email' | 'phone'>): string =>
  email === '' ? `${foldClientPhone(phone)} ${name.trim().toLowerCase()}` : foldEmail(email);

/** The form of a service's row. @param category short name of its category */
export const serviceForm = (row: ImportedService, category: string): Record<string, unknown> => ({
  title: row.title.trim(),
  description: row.description.trim() === '' ? row.title.trim() : row.description.trim(),
  category,
  price: row.price,
  averageTime: row.minutes,
});

/** The problems of a service's row by field; null when it can be imported. */
export function serviceRowProblems(row: ImportedService): Record<string, string> | null {
  // The short name is chosen by the import, which knows the categories.
  const { averageTime, description, ...problems } = contentProblems('services', serviceForm(row, 'any'), true);
  return problemsIn({
    ...problems,
    ...(row.description.trim() !== '' && { description: description ?? null }),
    ...(isFormula(row.title) && { title: messages.importFormula('Title') }),
    ...(isFormula(row.description) && { description: messages.importFormula('Description') }),
    category: /[\p{L}\p{N}]/u.test(row.category) ? cellProblem('Category', row.category, 40) : messages.importCategory,
    minutes: averageTime ?? null,
  });
}
