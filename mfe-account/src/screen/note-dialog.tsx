import { Button, Notice, TextArea, TextField } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { useMutation } from '@salon/web-kit/query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { formErrorsOf } from '../form-errors/form-errors.js';

export interface DialogNote<Answer> {
  title: string;
  /** The consequences, and whether it can be undone. */
  description: string;
  label: string;
  hint?: string;
  /** The field's name in the request. */
  field: string;
  most: number;
  /** Multi-line. */
  isLong?: true;
  /** Message when the field is empty. */
  missing: string;
  saveLabel: string;
  failed: string;
  save(text: string): Promise<Answer>;
  onSaved(answer: Answer): unknown;
}

function NoteForm<Answer>({ note, onClose }: { note: DialogNote<Answer>; onClose(): void }) {
  const { label, hint, field, most, isLong, missing, saveLabel, failed, save, onSaved } = note;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sentence, setSentence] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: () => save(text.trim()),
    onSuccess: (answer) => {
      onClose();
      return onSaved(answer);
    },
    onError: (error) => {
      const failure = formErrorsOf(error, [field], failed);
      setProblem(failure.fields[field]);
      setSentence(failure.sentence);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSentence(null);
    if (text.trim() === '') setProblem(missing);
    else saving.mutate();
  };
  const control = {
    label,
    hint,
    maxLength: most,
    value: text,
    error: problem,
    disabled: saving.isPending,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value);
      setProblem(undefined);
    },
  };
  return (
    <form className="admin-form" noValidate onSubmit={submit}>
      {isLong ? <TextArea {...control} rows={3} /> : <TextField {...control} />}
      <div className="admin-form__actions">
        {sentence && <Notice tone="danger">{sentence}</Notice>}
        <Button variant="line" onClick={onClose} disabled={saving.isPending}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}

interface Props<Answer> {
  open: boolean;
  note: DialogNote<Answer>;
  onClose(): void;
}

/** Asks for a text that an action needs. */
export const NoteDialog = <Answer,>({ open, note, onClose }: Props<Answer>) => (
  <Dialog
    open={open}
    onOpenChange={(wanted) => {
      if (!wanted) onClose();
    }}
    title={note.title}
    description={note.description}
  >
    {open && <NoteForm note={note} onClose={onClose} />}
  </Dialog>
);
