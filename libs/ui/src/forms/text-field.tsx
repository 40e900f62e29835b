import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { FieldError } from './field-error.js';
import { FieldHint } from './field-hint.js';
import { useField } from './use-field.js';

interface Props extends ComponentProps<'input'> {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
}

/** A text field with its label above, help and error below. A password can be shown while typing. */
export function TextField({
  label,
  error,
  hint,
  id,
  className,
  type = 'text',
  'aria-describedby': describedBy,
  ...input
}: Props) {
  const { ids, control } = useField({ id, error, hint, describedBy });
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  return (
    <div className={classNames('text-field', className)}>
      <label id={`${control.id}-label`} className="text-field__label" htmlFor={control.id}>
        {label}
      </label>
      <div className="text-field__box">
        <input {...input} {...control} type={secret && shown ? 'text' : type} className="text-field__in" />
        {secret && (
          <button
            type="button"
            className="text-field__show"
            aria-controls={control.id}
            aria-describedby={`${control.id}-label`}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        )}
      </div>
      <FieldHint id={ids.hint}>{hint}</FieldHint>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
