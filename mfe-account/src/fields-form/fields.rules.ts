import type { ContentFields, Versioned } from '@salon/contracts';
import { isSame } from '../admin-conflict/conflict.rules.js';
import { bodyOf, comparableOf, formValuesOf, type FormValues } from './form-values.rules.js';

/** A stored object, with the version that an edit names. */
export interface Stored {
  version?: string;
  values: Readonly<Record<string, unknown>>;
}

/** An object with its version, as a form edits it. */
export const storedOf = ({ version, ...values }: Versioned<object>): Stored => ({ version, values });

/** What a form edits: its fields, their rules and the calls that save them. */
export interface FormSource {
  /** Which form of its page it is: the id of the object, or `NEW_FORM`. */
  form: string;
  fields: ContentFields;
  /** Null for a new object. */
  stored: Stored | null;
  problemsOf(body: Readonly<Record<string, unknown>>): Record<string, string>;
  /**
   * Sends the changed fields, or all fields of a new object. Once it has resolved, `stored` is the state of the
   * response: an edit before the next read names its version.
   */
  save(body: Record<string, unknown>): Promise<unknown>;
  /** The current stored object after a conflict; null when it is deleted. Rejects when it cannot be read. */
  reread(): Promise<Stored | null>;
  /** Message when saving fails for an unknown reason. */
  failed: string;
}

interface FieldsRequest {
  /** Field → problem, in the server's words. */
  problems: Record<string, string>;
  /** The sent fields: all of a new item, the changed ones of an existing item. */
  body: Record<string, unknown>;
}

/** The body of a form of `fields`: all fields of a new object, the changed ones of a stored object. */
export function fieldsRequest(
  { fields, problemsOf }: Pick<FormSource, 'fields' | 'problemsOf'>,
  stored: Stored | null,
  values: FormValues,
): FieldsRequest {
  const body = bodyOf(fields, values);
  const problems = problemsOf(body);
  if (stored === null) return { problems, body };
  const before = bodyOf(fields, formValuesOf(fields, stored.values));
  const isChanged = (name: string) => JSON.stringify(body[name]) !== JSON.stringify(before[name]);
  // A stored value that a later rule refuses may stay as it is.
  const known = problemsOf(before);
  const isNew = ([path, problem]: [string, string]) =>
    known[path] !== problem || isChanged(path.split('.', 1)[0] ?? path);
  return {
    problems: Object.fromEntries(Object.entries(problems).filter(isNew)),
    body: Object.fromEntries(Object.entries(body).filter(([name]) => isChanged(name))),
  };
}

/** `form` of the source of a new object. */
export const NEW_FORM = 'new';

/** The changed fields of a form: as they were stored, and as they are typed. */
export interface FormDraft {
  form: string;
  version?: string;
  before: Readonly<Record<string, unknown>>;
  typed: FormValues;
}

type Fields = Pick<FormSource, 'form' | 'fields' | 'stored'>;

/** What is typed into a form that started from `base`; null when nothing is changed. */
export function draftOf({ form, fields }: Fields, base: Stored | null, values: FormValues): FormDraft | null {
  const stored = base?.values ?? {};
  const [before, after] = [comparableOf(fields, formValuesOf(fields, stored)), comparableOf(fields, values)];
  const changed = Object.keys(fields).filter((name) => !isSame(before[name], after[name]));
  if (changed.length === 0) return null;
  const only = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => changed.includes(name)));
  return { form, version: base?.version, before: only(stored), typed: only(values) };
}

/** The state that a form starts from, and its values: those of a draft over the stored ones. */
export function startOf({ fields, stored }: Fields, draft: FormDraft | null): [base: Stored | null, FormValues] {
  const base = stored && draft ? { version: draft.version, values: { ...stored.values, ...draft.before } } : stored;
  return [base, { ...formValuesOf(fields, base?.values ?? {}), ...draft?.typed }];
}
