import type { ContentInput as Input } from '@salon/contracts';
import { SelectField } from '@salon/ui';
import { useId } from 'react';
import type { InputProps } from './input-props.js';

/** Choice of one of the allowed numbers. */
export function NumberChoice({
  input,
  label,
  value,
  error,
  hint,
  disabled,
  onChange,
}: InputProps<Extract<Input, { kind: 'number' }>>) {
  const hintId = useId();
  return (
    <div className="number-choice">
      <SelectField
        label={label}
        value={typeof value === 'string' ? value : ''}
        error={error}
        disabled={disabled}
        aria-describedby={hint ? hintId : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {input.allowed.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
