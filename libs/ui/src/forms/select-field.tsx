import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { FieldError } from './field-error.js';
import { useField } from './use-field.js';

interface Props extends ComponentProps<'select'> {
  label: ReactNode;
  error?: string;
}

/** A choice from a short list; its `option`s are the children. */
export function SelectField({ label, error, id, className, 'aria-describedby': describedBy, ...select }: Props) {
  const { ids, control } = useField({ id, error, describedBy });
  return (
    <div className={classNames('text-field', className)}>
      <label className="text-field__label" htmlFor={control.id}>
        {label}
      </label>
      <select {...select} {...control} className="text-field__in" />
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
