import type { ContentFields, ContentItem } from '@salon/contracts';
import { bodyOf, formValuesOf, type ContentRequest, type FormValues } from './content.rules.js';

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

/** What a form of `fields` sends: all of something new, what has changed of something stored. */
export function fieldsRequest(
  { fields, problemsOf }: Pick<FormSource, 'fields' | 'problemsOf'>,
  stored: Stored | null,
  values: FormValues,
): ContentRequest {
  const body = bodyOf(fields, values);
  const problems = problemsOf(body);
  if (stored === null) return { problems, body };
  const before = bodyOf(fields, formValuesOf(fields, stored.values));
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[name]);
  return { problems, body: Object.fromEntries(Object.entries(body).filter(isChanged)) };
}

/** An item of the content as its form reads it. */
export const storedOf = ({ version, fields, position }: ContentItem): Stored => ({
  version,
  values: { ...fields, position },
});
