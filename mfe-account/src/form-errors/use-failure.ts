import { useEffect, useMemo } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormErrors } from './form-errors.js';

/**
 * Shows the error of a refused form at its `fields`, and moves the focus to the first of these; without one the
 * sentence takes it (`FormFailure`), or the field that the errors name. The fields can take it again only once they are
 * enabled, so after the render.
 * @param errorsOf the errors by field; the same function in every render
 * @returns the sentence that belongs to no field
 */
export function useFailure<Form extends FieldValues, Field extends Path<Form>>(
  { setError, setFocus }: Pick<UseFormReturn<Form>, 'setError' | 'setFocus'>,
  error: Error | null,
  fields: readonly Field[],
  errorsOf: (error: Error) => FormErrors<Field>,
): string | null {
  const failure = useMemo(() => error && errorsOf(error), [error, errorsOf]);
  useEffect(() => {
    if (!failure) return;
    const wrong = fields.filter((field) => failure.fields[field]);
    for (const field of wrong) setError(field, { message: failure.fields[field] });
    const first = wrong[0] ?? failure.focus;
    if (first) setFocus(first);
  }, [failure, fields, setError, setFocus]);
  return failure && failure.sentence;
}
