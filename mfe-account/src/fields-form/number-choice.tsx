import type { ContentInput as Input } from '@salon/contracts';
import { SelectField } from '@salon/ui';
import { monthName } from '@salon/web-kit';
import { useId } from 'react';
import type { InputProps } from './input-props.js';

/** Choice of one of the allowed numbers or months. */
export function NumberChoice({
  input,
  label,
  value,
  error,
  hint,
  disabled,
  onChange,
}: InputProps<Extract<Input, { kind: 'number' | 'month' }>>) {
  const hintId = useId();
  const isMonth = input.kind === 'month';
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
        {isMonth && <option value="">Choose a month</option>}
        {input.allowed.map((each) => (
          <option key={each} value={each}>
            {isMonth ? monthName(each) : each}
          </option>
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
