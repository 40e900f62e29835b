import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { FieldError } from './field-error.js';
import { FieldHint } from './field-hint.js';
import { useField } from './use-field.js';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
}

/** A checkbox; its label is part of the target. */
export function Checkbox({ label, error, hint, id, className, 'aria-describedby': describedBy, ...input }: Props) {
  const { ids, control } = useField({ id, error, hint, describedBy });
  return (
    <div className={classNames('check', className)}>
      <label className="check__label" htmlFor={control.id}>
        <input {...input} {...control} type="checkbox" className="check__in" />
        <span>{label}</span>
      </label>
      <FieldHint id={ids.hint}>{hint}</FieldHint>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
