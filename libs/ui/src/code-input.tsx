import { CODE_PATTERN, MAILED } from '@salon/contracts';
import type { ComponentProps } from 'react';
import { FieldError } from './forms/field-error.js';
import { useField } from './forms/use-field.js';
import './styles/code-input.css';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The digits so far. */
  value: string;
  onChange(value: string): void;
  label: string;
  error?: string;
}

const LENGTH = MAILED.codeDigits;
const allDigits = (text: string): string => text.replace(/\D/g, '');

/** @param refused a refused code; digits typed behind it begin another one */
function typed(text: string, refused: string | undefined): string {
  const digits = allDigits(text);
  const isBehind = refused?.length === LENGTH && digits.startsWith(refused) && digits.length > LENGTH;
  return (isBehind ? digits.slice(LENGTH) : digits).slice(0, LENGTH);
}

/** A mailed code as one input styled as boxes; typing, pasting and autofill work (docs/product.md §5). */
export function CodeInput({ value, onChange, label, error, disabled, id, ...input }: Props) {
  const { ids, control } = useField({ id, error });
  const shown = allDigits(value).slice(0, LENGTH);
  return (
    <div className="code" data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
      <label className="code__label" htmlFor={control.id}>
        {label}
      </label>
      <div className="code__row">
        <span className="code__boxes" aria-hidden="true">
          {Array.from({ length: LENGTH }, (_, at) => (
            <i
              key={at}
              data-filled={at < shown.length || undefined}
              data-next={at === Math.min(shown.length, LENGTH - 1) || undefined}
            />
          ))}
        </span>
        <input
          {...input}
          {...control}
          className="code__in"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={CODE_PATTERN}
          spellCheck={false}
          disabled={disabled}
          value={shown}
          onChange={(event) => onChange(typed(event.currentTarget.value, error ? shown : undefined))}
        />
      </div>
      <FieldError id={ids.error} text={error} />
    </div>
  );
}
