import { TextArea, TextField } from '@salon/ui';
import { useMutation } from '@salon/web-kit/query';
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { FormDialog, FormFoot, type FormProps } from './form-dialog.js';

export interface DialogNote<Saved> {
  title: ReactNode;
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
  save(text: string): Promise<Saved>;
  onSaved(saved: Saved): unknown;
}

function NoteForm<Saved>({ note, form }: { note: DialogNote<Saved>; form: FormProps }) {
  const { label, hint, field, most, isLong, missing, saveLabel, failed, save, onSaved } = note;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sentence, setSentence] = useState<string | null>(null);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const showError = (message: string | undefined) => {
    setProblem(message);
    if (message !== undefined) input.current?.focus();
  };
  const saving = useMutation({
    mutationFn: () => save(text.trim()),
    onMutate: () => form.onBusy(true),
    onSettled: () => form.onBusy(false),
    onSuccess: (saved) => {
      form.onSaved();
      return onSaved(saved);
    },
    onError: (error) => {
      const failure = formErrorsOf(error, [field], failed);
      showError(failure.fields[field]);
      setSentence(failure.sentence);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSentence(null);
    if (text.trim() === '') showError(missing);
    else saving.mutate();
  };
  const control = {
    ref: input,
    label,
    hint,
    maxLength: most,
    value: text,
    error: problem,
    readOnly: saving.isPending, // A disabled field would lose the focus.
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value);
      form.onDirty(target.value !== '');
      setProblem(undefined);
    },
  };
  return (
    <form className="admin-form" noValidate onSubmit={submit}>
      {isLong ? <TextArea {...control} rows={3} /> : <TextField {...control} />}
      <FormFoot sentence={sentence} saveLabel={saveLabel} isBusy={saving.isPending} onCancel={form.onCancel} />
    </form>
  );
}

interface Props<Saved> {
  open: boolean;
  note: DialogNote<Saved>;
  onClose(): void;
}

/** Asks for a text that an action needs. */
export const NoteDialog = <Saved,>({ open, note, onClose }: Props<Saved>) => (
  <FormDialog open={open} title={note.title} description={note.description} wide={false} onClose={onClose}>
    {(form) => <NoteForm note={note} form={form} />}
  </FormDialog>
);
