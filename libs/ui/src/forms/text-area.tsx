import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { FieldError } from './field-error.js';
import { FieldHint } from './field-hint.js';
import { useField } from './use-field.js';

interface Props extends ComponentProps<'textarea'> {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
}

/** A multi-line text field that grows with its text. */
export function TextArea({ label, error, hint, id, className, 'aria-describedby': describedBy, ...input }: Props) {
  const { ids, control } = useField({ id, error, hint, describedBy });
  return (
    <div className={classNames('text-field', className)}>
      <label className="text-field__label" htmlFor={control.id}>
        {label}
      </label>
      <textarea rows={4} {...input} {...control} className="text-field__in" />
      <FieldHint id={ids.hint}>{hint}</FieldHint>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
