import { FieldError } from '@salon/ui/forms/field-error';
import { type ReactNode, useId } from 'react';

interface Props {
  label: ReactNode;
  error?: string;
  children: ReactNode;
}

/** Several controls that form one value, with its label and its error. */
export function FieldGroup({ label, error, children }: Props) {
  const errorId = useId();
  return (
    <fieldset
      className="content-group"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="text-field__label">{label}</legend>
      {children}
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
