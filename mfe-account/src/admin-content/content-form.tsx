import { CONTENT_FIELDS, type ContentItem, messages } from '@salon/contracts';
import { Button, Notice } from '@salon/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { ContentInput } from './content-input.js';
import { contentFormOf, type FormValue, requestOf } from './content.rules.js';
import type { ContentKind } from './content-kinds.js';
import { useSaveContent } from './use-content.js';

interface Props {
  kind: ContentKind;
  /** Null for a new item. */
  item: ContentItem | null;
  /** Hears whether anything is typed that is not saved. */
  onDirty(isDirty: boolean): void;
  onSaved(): void;
  onCancel?(): void;
}

/** Creates or edits an item; errors are shown at their fields, and no input is lost. */
export function ContentForm({ kind, item, onDirty, onSaved, onCancel }: Props) {
  const [values, setValues] = useState(() => contentFormOf(kind.name, item));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [sentence, setSentence] = useState<string | null>(null);
  const save = useSaveContent(kind, item, onSaved);
  const form = useRef<HTMLFormElement>(null);
  const fields = CONTENT_FIELDS[kind.name];

  useEffect(() => {
    const [wrong] = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    (wrong?.querySelector<HTMLElement>('input, textarea, select') ?? wrong)?.focus();
  }, [errors]);

  const change = (name: string, value: FormValue) => {
    setValues((before) => ({ ...before, [name]: value }));
    if (errors[name]) setErrors({ ...errors, [name]: undefined });
    onDirty(true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSentence(null);
    const { problems, body } = requestOf(kind.name, item, values);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    if (Object.keys(body).length === 0) {
      onSaved();
      return;
    }
    save.mutate(body, {
      onError: (error) => {
        const failure = formErrorsOf(error, Object.keys(fields), messages.contentSaveFailed);
        setErrors(failure.fields);
        setSentence(failure.sentence);
      },
    });
  };
  return (
    <form ref={form} className="content-form" noValidate onSubmit={submit}>
      {Object.entries(fields).map(([name, field]) => (
        <ContentInput
          key={name}
          input={field.input}
          label={field.label}
          optional={field.none !== undefined || (field.optional === true && field.input.kind !== 'flag')}
          value={values[name] ?? ''}
          error={errors[name]}
          disabled={save.isPending || (item !== null && field.input.kind === 'slug')}
          onChange={(value) => change(name, value)}
        />
      ))}
      <div className="content-form__acts">
        {sentence && <Notice tone="danger">{sentence}</Notice>}
        {onCancel && (
          <Button variant="line" onClick={onCancel} disabled={save.isPending}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant="primary" busy={save.isPending}>
          {item ? 'Save' : `Create ${kind.one}`}
        </Button>
      </div>
    </form>
  );
}
