import { ApiError, messageOf } from '@salon/web-kit';

/** What went wrong with a form that was sent: words for its fields, and one sentence when no field is to blame. */
export interface Failure<Field extends string> {
  fields: Partial<Record<Field, string>>;
  sentence: string | null;
}

/** Sorts a failed answer by the fields this form has; `fallback` is the call's own sentence (spec §8). */
export function failureOf<Field extends string>(
  error: unknown,
  known: readonly Field[],
  fallback: string,
): Failure<Field> {
  const said = error instanceof ApiError ? (error.errors ?? {}) : {};
  const fields: Partial<Record<Field, string>> = {};
  for (const field of known) if (typeof said[field] === 'string') fields[field] = said[field];
  return { fields, sentence: Object.keys(fields).length > 0 ? null : messageOf(error, fallback) };
}
