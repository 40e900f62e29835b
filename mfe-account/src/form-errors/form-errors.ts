import { ApiError, messageOf } from '@salon/web-kit';

/** Errors of a submitted form: messages by field, or one sentence that belongs to no field. */
export interface FormErrors<Field extends string> {
  fields: Partial<Record<Field, string>>;
  sentence: string | null;
  /** The field that takes the focus when none is refused; absent: the sentence takes it. */
  focus?: Field;
}

/** Maps an error response to the fields of a form; `fallback` is the call's own sentence (docs/product.md §8). */
export function formErrorsOf<Field extends string>(
  error: unknown,
  known: readonly Field[],
  fallback: string,
): FormErrors<Field> {
  const errors = error instanceof ApiError ? (error.errors ?? {}) : {};
  const fields: Partial<Record<Field, string>> = {};
  for (const field of known) if (typeof errors[field] === 'string') fields[field] = errors[field];
  return { fields, sentence: Object.keys(fields).length > 0 ? null : messageOf(error, fallback) };
}
