import type { ContentInput as Input } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type FormValue, formValueOf } from './content.rules.js';
import type { PartedInputProps } from './input-props.js';

const swap = (values: readonly FormValue[], at: number): FormValue[] =>
  values.map((value, index) =>
    index === at ? (values[at + 1] ?? value) : index === at + 1 ? (values[at] ?? value) : value,
  );

/** Values in an order: each can be changed, moved and removed, by mouse and by keys. */
export function ListInput({
  input: { each, most },
  label,
  value,
  error,
  disabled,
  onChange,
  Part,
}: PartedInputProps<Extract<Input, { kind: 'list' }>>) {
  const values = Array.isArray(value) ? value : [];
  return (
    <fieldset className="content-group" aria-invalid={error ? true : undefined}>
      <legend className="text-field__label">{label}</legend>
      <ol className="content-list">
        {values.map((one, at) => {
          const place = `${label} ${at + 1}`;
          return (
            <li key={at}>
              <Part
                input={each.input}
                label={place}
                optional={false}
                value={one}
                disabled={disabled}
                onChange={(next) => onChange(values.map((other, index) => (index === at ? next : other)))}
              />
              <div className="content-list__acts">
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Move up: ${place}`}
                  disabled={disabled || at === 0}
                  onClick={() => onChange(swap(values, at - 1))}
                >
                  <ArrowUp aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Move down: ${place}`}
                  disabled={disabled || at === values.length - 1}
                  onClick={() => onChange(swap(values, at))}
                >
                  <ArrowDown aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Remove: ${place}`}
                  disabled={disabled}
                  onClick={() => onChange(values.filter((_other, index) => index !== at))}
                >
                  <Trash2 aria-hidden="true" />
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      {error && <p className="error-text">{error}</p>}
      {values.length < most && (
        <Button
          variant="text"
          disabled={disabled}
          onClick={() => onChange([...values, formValueOf(each.input, undefined)])}
        >
          <Plus aria-hidden="true" /> Add
        </Button>
      )}
    </fieldset>
  );
}
