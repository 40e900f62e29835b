import { Button, Notice } from '@salon/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ConflictDialog } from '../admin-conflict/conflict-dialog.js';
import { ContentInput } from './content-input.js';
import type { FormValues } from './content.rules.js';
import { ShownValue } from './shown-value.js';
import { type FieldsFormProps, useFieldsForm } from './use-fields-form.js';

export interface Props extends FieldsFormProps {
  saveLabel: string;
  onCancel?(): void;
  /** What the values mean, said before they are saved. */
  effects?(values: FormValues): ReactNode;
}

/** Creates or edits something that consists of fields; errors are shown at their fields, and no input is lost. */
export function FieldsForm({ saveLabel, onCancel, effects, ...props }: Props) {
  const { fields, stored } = props.source;
  const form = useFieldsForm(props);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [wrong] = element.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    (wrong?.querySelector<HTMLElement>('input, textarea, select') ?? wrong)?.focus();
  }, [form.blamed]);
  const shown = (name: string, values: FormValues) => <ShownValue field={fields[name]} value={values[name]} />;
  return (
    <>
      <form
        ref={element}
        className="admin-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {Object.entries(fields).map(([name, field]) => (
          <ContentInput
            key={name}
            input={field.input}
            label={field.label}
            optional={field.none !== undefined || (field.optional === true && field.input.kind !== 'flag')}
            value={form.values[name] ?? ''}
            error={form.errors[name]}
            disabled={form.isSaving || (stored !== null && field.input.kind === 'slug')}
            onChange={(value) => form.change(name, value)}
            onUpload={form.noteUpload}
          />
        ))}
        {effects?.(form.values)}
        <div className="admin-form__acts">
          {form.sentence && <Notice tone="danger">{form.sentence}</Notice>}
          {onCancel && (
            <Button variant="line" onClick={onCancel} disabled={form.isSaving}>
              Cancel
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.isSaving} disabled={form.isUploading}>
            {saveLabel}
          </Button>
        </div>
      </form>
      <ConflictDialog
        conflicts={form.differences.map((each) => ({
          ...each,
          label: fields[each.name]?.label ?? each.name,
          mine: shown(each.name, form.values),
          theirs: shown(each.name, form.theirs),
        }))}
        onChoose={form.choose}
        onCancel={form.stay}
      />
    </>
  );
}
