import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { FormErrors } from './form-errors.js';

/**
 * Shows the errors of a refused form at its `fields`, and moves the focus to the first of these, else to the first
 * field. The fields can take it again only once they are enabled, so after the render.
 */
export function useFailure<Form extends FieldValues, Field extends Path<Form>>(
  { setError, setFocus }: Pick<UseFormReturn<Form>, 'setError' | 'setFocus'>,
  failure: FormErrors<Field> | null,
  fields: readonly Field[],
): void {
  useEffect(() => {
    if (!failure) return;
    const wrong = fields.filter((field) => failure.fields[field]);
    for (const field of wrong) setError(field, { message: failure.fields[field] });
    const first = wrong[0] ?? fields[0];
    if (first) setFocus(first);
  }, [failure, fields, setError, setFocus]);
}
