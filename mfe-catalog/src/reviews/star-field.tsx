import { FieldError } from '@salon/ui/forms/field-error';
import { Star } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { starsText } from './rating.rules.js';

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

interface Props {
  input: UseFormRegisterReturn;
  /** The chosen value, '1' to '5'; '' before. */
  value: string;
  readOnly: boolean;
  error?: string;
}

/** Five stars to choose from: radio buttons styled as stars, so that the keyboard works as usual. */
export function StarField({ input, value, readOnly, error }: Props) {
  const id = useId();
  return (
    <div className="star-field">
      <span className="text-field__label" id={`${id}-label`}>
        Your rating
      </span>
      <div className="star-row">
        <div
          className="stars"
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {WORDS.map((word, at) => (
            <label key={word} className="star">
              <input
                type="radio"
                value={String(at + 1)}
                checked={value === String(at + 1)}
                {...input}
                onChange={(event) => {
                  if (!readOnly) void input.onChange(event);
                }}
              />
              <Star aria-hidden="true" />
              <span className="sr">{starsText(at + 1)}</span>
            </label>
          ))}
        </div>
        <span className="star-word" aria-hidden="true">
          {WORDS[Number(value) - 1] ?? ''}
        </span>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
