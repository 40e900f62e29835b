import type { ContentField } from '@salon/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { ConflictDialog } from '../admin-conflict/conflict-dialog.js';
import { FormFoot } from '../screen/form-dialog.js';
import { isFocusLost } from '../screen/use-next-focus.js';
import { ContentInput } from './content-input.js';
import { RestoredNotice } from './form-drafts.js';
import type { FormValues } from './form-values.rules.js';
import { ShownValue } from './shown-value.js';
import { type FieldsFormProps, useFieldsForm } from './use-fields-form.js';

/** A heading with its fields. */
export interface FormGroup<Name extends string = string> {
  title: string;
  lead: string;
  names: readonly Name[];
}

interface Props extends FieldsFormProps {
  saveLabel: string;
  onCancel?(): void;
  /** The effect of the values, shown before they are saved. */
  effects?(values: FormValues): ReactNode;
  /** Without them the fields are in their own order. */
  groups?: readonly FormGroup[];
  /** The effect of each field with these values, in words. */
  hintsOf?(values: FormValues): Readonly<Record<string, ReactNode>>;
}

/** While it is saved the fields are disabled, and lose the focus: what had it when it was submitted gets it back. */
function useFocusAfterSaving(isSaving: boolean) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!isSaving && isFocusLost() && focused.current?.isConnected) (focused.current as HTMLElement).focus();
  }, [isSaving]);
  return () => {
    focused.current = document.activeElement;
  };
}

/**
 * Creates or edits an object that consists of fields; errors are shown at their fields, and no input is lost. No dialog
 * asks before it saves: `effects` and `hintsOf` show the consequences, and the choice after a conflict is saved by the
 * same `send`.
 */
export function FieldsForm({ saveLabel, onCancel, effects, groups, hintsOf, ...props }: Props) {
  const { fields, stored } = props.source;
  const form = useFieldsForm(props);
  const element = useRef<HTMLFormElement>(null);
  const noteFocus = useFocusAfterSaving(form.isSaving);
  // After a failed submit the focus is on the first wrong field, else on 'Save', beside the sentence.
  useEffect(() => {
    if (form.failedSubmits === 0 || !element.current) return;
    const wrong = element.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    const save = element.current.querySelector<HTMLElement>('[type="submit"]');
    (wrong?.querySelector<HTMLElement>('input, textarea, select') ?? wrong ?? save)?.focus();
  }, [form.failedSubmits]);
  const hints = hintsOf?.(form.values) ?? {};
  const shown = (name: string, values: FormValues) => <ShownValue field={fields[name]} value={values[name]} />;
  const control = (name: string, { input, label, none, optional }: ContentField) => (
    <ContentInput
      key={name}
      input={input}
      label={label}
      hint={hints[name]}
      optional={none !== undefined || (optional === true && input.kind !== 'flag')}
      value={form.values[name] ?? ''}
      error={form.errors[name]}
      disabled={form.isSaving || (stored !== null && input.kind === 'slug')}
      onChange={(value) => form.change(name, value)}
      onUpload={form.noteUpload}
    />
  );
  return (
    <>
      <form
        ref={element}
        className={groups ? 'admin-form admin-form--wide' : 'admin-form'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          noteFocus();
          form.submit();
        }}
      >
        {form.isRestored && <RestoredNotice disabled={form.isSaving} onDiscard={form.discard} />}
        {groups
          ? groups.map(({ title, lead, names }) => (
              <fieldset key={title} className="form-group">
                <legend>{title}</legend>
                <p className="form-group__lead">{lead}</p>
                <div className="form-group__fields">
                  {names.map((name) => fields[name] && control(name, fields[name]))}
                </div>
              </fieldset>
            ))
          : Object.entries(fields).map(([name, field]) => control(name, field))}
        {effects?.(form.values)}
        <FormFoot
          sentence={form.sentence}
          saveLabel={saveLabel}
          isBusy={form.isSaving}
          disabled={form.isUploading}
          onCancel={onCancel}
        />
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
