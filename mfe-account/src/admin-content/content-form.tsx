import { CONTENT_FIELDS } from '@salon/contracts';
import { Button, Notice } from '@salon/ui';
import { useEffect, useRef } from 'react';
import { ContentInput } from './content-input.js';
import { type ContentFormProps, useContentForm } from './use-content-form.js';

/** Creates or edits an item; errors are shown at their fields, and no input is lost. */
export function ContentForm({ onCancel, ...props }: ContentFormProps & { onCancel?(): void }) {
  const { kind, item } = props;
  const { values, errors, sentence, blamed, isUploading, isSaving, change, submit, noteUpload } = useContentForm(props);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [wrong] = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    (wrong?.querySelector<HTMLElement>('input, textarea, select') ?? wrong)?.focus();
  }, [blamed]);
  return (
    <form
      ref={form}
      className="admin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {Object.entries(CONTENT_FIELDS[kind.name]).map(([name, field]) => (
        <ContentInput
          key={name}
          input={field.input}
          label={field.label}
          optional={field.none !== undefined || (field.optional === true && field.input.kind !== 'flag')}
          value={values[name] ?? ''}
          error={errors[name]}
          disabled={isSaving || (item !== null && field.input.kind === 'slug')}
          onChange={(value) => change(name, value)}
          onUpload={noteUpload}
        />
      ))}
      <div className="admin-form__acts">
        {sentence && <Notice tone="danger">{sentence}</Notice>}
        {onCancel && (
          <Button variant="line" onClick={onCancel} disabled={isSaving}>
            Cancel
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isSaving} disabled={isUploading}>
          {item ? 'Save' : `Create ${kind.one}`}
        </Button>
      </div>
    </form>
  );
}
