import type { ContentFields } from '@salon/contracts';
import { bodyOf, formValuesOf, type FormValues } from './form-values.rules.js';

/** Something as it is stored, with the version that an edit of it names. */
export interface Stored {
  version?: string;
  values: Readonly<Record<string, unknown>>;
}

/** What a form edits: its fields, their rules and where they are saved. */
export interface FormSource {
  fields: ContentFields;
  /** Null for something new. */
  stored: Stored | null;
  problemsOf(body: Readonly<Record<string, unknown>>): Record<string, string>;
  /** Sends what has changed, or all of something new. */
  save(body: Record<string, unknown>): Promise<unknown>;
  /** What is stored now, when somebody else has changed it; null when it is gone. */
  reread(): Promise<Stored | null>;
  /** Said when saving fails for no known reason. */
  failed: string;
}

interface FieldsRequest {
  /** Field → what is wrong with it, in the words of the server. */
  problems: Record<string, string>;
  /** What is sent: every field of a new item, what has changed of an existing one. */
  body: Record<string, unknown>;
}

/** What a form of `fields` sends: all of something new, what has changed of something stored. */
export function fieldsRequest(
  { fields, problemsOf }: Pick<FormSource, 'fields' | 'problemsOf'>,
  stored: Stored | null,
  values: FormValues,
): FieldsRequest {
  const body = bodyOf(fields, values);
  const problems = problemsOf(body);
  if (stored === null) return { problems, body };
  const before = bodyOf(fields, formValuesOf(fields, stored.values));
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[name]);
  return { problems, body: Object.fromEntries(Object.entries(body).filter(isChanged)) };
}
