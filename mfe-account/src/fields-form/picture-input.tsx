import { messages, pictureProblem, withoutFocus, type ContentInput as Input } from '@salon/contracts';
import { Button } from '@salon/ui';
import { messageOf } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useRef, useState } from 'react';
import { FocusInput } from '../pictures/focus-input.js';
import { PictureField } from '../pictures/picture-field.js';
import { UploadProgress } from '../pictures/upload-progress.js';
import { postPicture } from '../content/content.api.js';
import type { InputProps } from './input-props.js';

/** A picture: uploaded when it is chosen, used once the form is saved. */
export function PictureInput({ label, optional, value, error, disabled, onChange, onUpload }: InputProps<Input>) {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) => postPicture(file, setShare),
    onMutate: () => {
      setShare(0);
      onUpload(true);
    },
    onSuccess: onChange,
    onError: (failure) => setProblem(messageOf(failure, messages.imageFailed)),
    onSettled: () => onUpload(false),
  });
  const shown = typeof value === 'string' && value !== '' ? value : null;
  const choose = (file: File | null) => {
    if (!file) return;
    if (input.current) input.current.value = ''; // Allows the same file to be chosen again.
    const refused = pictureProblem(file);
    setProblem(refused);
    if (refused === null) upload.mutate(file);
  };
  return (
    <PictureField
      label={label}
      optional={optional}
      shown={shown}
      state={
        upload.isSuccess && shown && withoutFocus(shown) === upload.data
          ? 'Uploaded. It is used once you save.'
          : undefined
      }
      error={problem ?? error}
      disabled={disabled || upload.isPending}
      input={input}
      onChoose={choose}
    >
      {upload.isPending && <UploadProgress share={share} />}
      {shown?.startsWith('/media/') && <FocusInput src={shown} disabled={disabled} onChange={onChange} />}
      {shown && optional && (
        <Button variant="text" disabled={disabled} onClick={() => onChange('')}>
          Remove the picture
        </Button>
      )}
    </PictureField>
  );
}
