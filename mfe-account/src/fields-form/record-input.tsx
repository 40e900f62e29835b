import type { ContentInput as Input } from '@salon/contracts';
import { FieldError } from '@salon/ui/forms/field-error';
import { useId } from 'react';
import type { PartedInputProps } from './input-props.js';

/** Several fields that form one value. */
export function RecordInput({
  input,
  label,
  value,
  error,
  Part,
  ...rest
}: PartedInputProps<Extract<Input, { kind: 'record' }>>) {
  const errorId = useId();
  const parts = typeof value === 'object' && !Array.isArray(value) ? value : {};
  return (
    <fieldset
      className="content-group"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="text-field__label">
        {label} {rest.optional && <span>(optional)</span>}
      </legend>
      <div className="content-group__fields">
        {Object.entries(input.fields).map(([name, field]) => (
          <Part
            key={name}
            input={field.input}
            label={field.label}
            optional={false}
            value={parts[name] ?? ''}
            disabled={rest.disabled}
            onUpload={rest.onUpload}
            onChange={(part) => rest.onChange({ ...parts, [name]: part })}
          />
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
