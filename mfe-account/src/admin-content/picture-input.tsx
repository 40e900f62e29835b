import { messages, PICTURE, pictureProblem, type ContentInput as Input } from '@salon/contracts';
import { Art, Button } from '@salon/ui';
import { messageOf } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useId, useState } from 'react';
import { UploadProgress } from '../pictures/upload-progress.js';
import type { InputProps } from './input-props.js';
import { postPicture } from './content.api.js';

/** A picture: uploaded when it is chosen, used once the form is saved. */
export function PictureInput({ label, optional, value, error, disabled, onChange }: InputProps<Input>) {
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) => postPicture(file, setShare),
    onSuccess: onChange,
    onError: (failure) => setProblem(messageOf(failure, messages.imageFailed)),
  });
  const id = useId();
  const shown = typeof value === 'string' && value !== '' ? value : null;
  const choose = (file: File | undefined) => {
    if (!file) return;
    const refused = pictureProblem(file);
    setProblem(refused);
    if (refused === null) upload.mutate(file);
  };
  const said = problem ?? error;
  return (
    <div className="content-picture">
      {shown ? <Art src={shown} alt="" ratio="4/3" /> : <span className="content-picture__none">No picture yet</span>}
      <div className="text-field">
        <label className="text-field__label" htmlFor={id}>
          {label} {optional && <span>(optional)</span>}
        </label>
        <input
          id={id}
          type="file"
          accept={PICTURE.types.join(',')}
          disabled={disabled || upload.isPending}
          aria-describedby={`${id}-help`}
          aria-invalid={said ? true : undefined}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <p id={`${id}-help`} className={said ? 'error-text' : 'hint'}>
          {said ?? 'JPEG, PNG or GIF, up to 5 MB.'}
        </p>
        {upload.isPending && <UploadProgress share={share} />}
        {shown && optional && (
          <Button variant="text" disabled={disabled} onClick={() => onChange('')}>
            Remove the picture
          </Button>
        )}
      </div>
    </div>
  );
}
