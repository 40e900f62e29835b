import { CONTENT_FIELDS, type ContentField } from '@salon/contracts';
import { Button, Notice } from '@salon/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormGroup } from '../screen/form-group.js';
import { ContentInput } from './content-input.js';
import { SETTING_EFFECTS, SETTINGS_GROUPS } from './settings-groups.js';
import { type ContentFormProps, useContentForm } from './use-content-form.js';

interface FieldsProps {
  kind: ContentFormProps['kind'];
  /** The control of one field. */
  control(name: string, field: ContentField): ReactNode;
}

/** The fields in their order; those of the settings under headings. */
function ContentFields({ kind, control }: FieldsProps) {
  const fields = CONTENT_FIELDS[kind.name];
  if (kind.name !== 'settings') return Object.entries(fields).map(([name, field]) => control(name, field));
  return SETTINGS_GROUPS.map(({ names, ...heading }) => (
    <FormGroup key={heading.title} {...heading}>
      {names.map((name) => fields[name] && control(name, fields[name]))}
    </FormGroup>
  ));
}

/** Creates or edits an item; errors are shown at their fields, and no input is lost. */
export function ContentForm({ onCancel, ...props }: ContentFormProps & { onCancel?(): void }) {
  const { kind, item } = props;
  const { values, errors, sentence, blamed, isUploading, isSaving, change, submit, noteUpload } = useContentForm(props);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [wrong] = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    (wrong?.querySelector<HTMLElement>('input, textarea, select') ?? wrong)?.focus();
  }, [blamed]);
  const control = (name: string, { input, label, none, optional }: ContentField) => (
    <ContentInput
      key={name}
      input={input}
      label={label}
      hint={kind.name === 'settings' ? SETTING_EFFECTS[name] : undefined}
      optional={none !== undefined || (optional === true && input.kind !== 'flag')}
      value={values[name] ?? ''}
      error={errors[name]}
      disabled={isSaving || (item !== null && input.kind === 'slug')}
      onChange={(value) => change(name, value)}
      onUpload={noteUpload}
    />
  );
  return (
    <form
      ref={form}
      className={kind.name === 'settings' ? 'admin-form admin-form--wide' : 'admin-form'}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ContentFields kind={kind} control={control} />
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
