import { PICTURE } from '@salon/contracts';
import { Art, buttonClass } from '@salon/ui';
import { FieldError } from '@salon/ui/forms/field-error';
import { type ReactNode, type Ref, useId } from 'react';

interface Props {
  label: string;
  optional: boolean;
  /** URL of the current picture, or of the one that will be saved. */
  shown: string | null;
  /** What became of the chosen file. */
  state?: string;
  error?: string;
  disabled: boolean;
  input?: Ref<HTMLInputElement>;
  onChoose(file: File | null): void;
  /** Below the field: progress, and undo. */
  children?: ReactNode;
}

/** A picture beside the field that chooses its file. */
export function PictureField({
  label,
  optional,
  shown,
  state = '',
  error,
  disabled,
  input,
  onChoose,
  children,
}: Props) {
  const id = useId();
  return (
    <div className="picture-field">
      {shown ? <Art src={shown} alt="" ratio="4/3" /> : <span className="picture-field__none">No picture yet</span>}
      <div className="text-field">
        <span id={`${id}-label`} className="text-field__label">
          {label} {optional && <span>(optional)</span>}
        </span>
        <div className="picture-field__choice">
          <label className={buttonClass({ variant: 'line' })} data-off={disabled || undefined}>
            <input
              ref={input}
              type="file"
              className="sr"
              accept={PICTURE.types.join(',')}
              aria-disabled={disabled} // It keeps the focus.
              aria-labelledby={`${id}-label ${id}-button`}
              aria-describedby={`${id}-help`}
              aria-invalid={error ? true : undefined}
              onClick={(event) => disabled && event.preventDefault()}
              onChange={(event) => !disabled && onChoose(event.target.files?.[0] ?? null)}
            />
            <span id={`${id}-button`}>{shown ? 'Choose another picture' : 'Choose a picture'}</span>
          </label>
          <span className="hint" role="status">
            {state}
          </span>
        </div>
        <FieldError id={`${id}-help`} text={error} />
        {!error && (
          <p id={`${id}-help`} className="hint">
            JPEG, PNG or GIF, up to {PICTURE.maxMegabytes} MB.
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
