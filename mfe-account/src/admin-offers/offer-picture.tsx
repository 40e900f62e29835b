import { Button } from '@salon/ui';
import { useRef } from 'react';
import { PictureField } from '../pictures/picture-field.js';
import { usePreview } from '../pictures/use-preview.js';

interface Props {
  /** The picture the offer has now. */
  image: string | null;
  file: File | null;
  error?: string;
  disabled: boolean;
  onChoose(file: File | null): void;
}

/** The picture of an offer: its file is sent with the form. */
export function OfferPicture({ image, file, error, disabled, onChoose }: Props) {
  const preview = usePreview(error ? null : file);
  const input = useRef<HTMLInputElement>(null);
  const forget = () => {
    if (input.current) input.current.value = '';
    onChoose(null);
  };
  return (
    <PictureField
      label="Picture"
      optional
      shown={preview ?? image}
      state={file && !error ? `${file.name} is uploaded when you save.` : undefined}
      error={error}
      disabled={disabled}
      input={input}
      onChoose={onChoose}
    >
      {file && (
        <Button variant="text" onClick={forget} disabled={disabled}>
          Keep the picture as it was
        </Button>
      )}
    </PictureField>
  );
}
