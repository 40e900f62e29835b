import { PICTURE } from '@salon/contracts';
import { Art, Button } from '@salon/ui';
import { useId, useRef } from 'react';
import { usePreview } from '../pictures/use-preview.js';

interface Props {
  /** The picture the offer has now. */
  image: string | null;
  file: File | null;
  error?: string;
  disabled: boolean;
  onChoose(file: File | null): void;
}

/** The picture of an offer: as it is, or as it will be once it is saved. */
export function PictureField({ image, file, error, disabled, onChoose }: Props) {
  const preview = usePreview(error ? null : file);
  const shown = preview ?? image;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const forget = () => {
    if (input.current) input.current.value = '';
    onChoose(null);
  };
  return (
    <div className="offer-picture">
      {shown ? <Art src={shown} alt="" ratio="4/3" /> : <span className="offer-picture__none">No picture yet</span>}
      <div className="text-field">
        <label className="text-field__label" htmlFor={id}>
          Picture <span>(optional)</span>
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={PICTURE.types.join(',')}
          disabled={disabled}
          aria-describedby={`${id}-help`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
        />
        <p id={`${id}-help`} className={error ? 'error-text' : 'hint'}>
          {error ?? 'JPEG, PNG or GIF, up to 5 MB.'}
        </p>
        {file && (
          <Button variant="text" onClick={forget} disabled={disabled}>
            Keep the picture as it was
          </Button>
        )}
      </div>
    </div>
  );
}
