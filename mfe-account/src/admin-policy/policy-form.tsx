import { type Policy, POLICY_FIELDS, type Versioned } from '@salon/contracts';
import { Button, Notice, SelectField, TextField } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { useEffect, useRef } from 'react';
import { LeaveGuard } from '../screen/leave-guard.js';
import { FormGroup } from '../screen/form-group.js';
import { PolicyConflictDialog } from './policy-conflict.js';
import { type PolicyDraft, readDraft } from './policy-draft.rules.js';
import { policyEffects } from './policy-effects.js';
import { POLICY_GROUPS } from './policy-groups.js';
import { usePolicyForm } from './use-policy-form.js';

type Form = ReturnType<typeof usePolicyForm>;

interface FieldProps {
  field: (typeof POLICY_GROUPS)[number]['fields'][number];
  form: Form;
  effect: string | undefined;
}

function PolicyField({ field: { name, label, unit }, form, effect }: FieldProps) {
  const { input } = POLICY_FIELDS[name];
  const common = {
    label: (
      <>
        {label} <span>({unit})</span>
      </>
    ),
    value: form.draft[name],
    error: form.errors[name],
    disabled: form.isSaving,
    'aria-describedby': `effect-${name}`,
  };
  return (
    <div className="policy-field">
      {input.kind === 'number' ? (
        <SelectField {...common} onChange={({ target }) => form.change(name, target.value)}>
          {input.allowed.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      ) : (
        <TextField
          {...common}
          inputMode={input.kind === 'amount' ? 'decimal' : 'numeric'}
          onChange={({ target }) => form.change(name, target.value)}
        />
      )}
      <p className="policy-field__effect" id={`effect-${name}`} aria-live="polite">
        {effect}
      </p>
    </div>
  );
}

/**
 * The effects of the typed values; none for an invalid field, whose previous value is used where other effects need it.
 */
function effectsOf(draft: PolicyDraft, before: Policy): Partial<Record<keyof Policy, string>> {
  const { policy, problems } = readDraft(draft);
  const wrong = Object.keys(problems) as (keyof Policy)[];
  const known = { ...policy, ...Object.fromEntries(wrong.map((name) => [name, before[name]])) };
  const none = Object.fromEntries(wrong.map((name) => [name, undefined]));
  return { ...policyEffects(known, salonToday()), ...none };
}

/** The policy with the effect of each rule beside it. */
export function PolicyForm({ policy }: { policy: Versioned<Policy> }) {
  const form = usePolicyForm(policy);
  const element = useRef<HTMLFormElement>(null);
  const effects = effectsOf(form.draft, policy);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.errors]);
  return (
    <form
      ref={element}
      className="admin-form admin-form--wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {POLICY_GROUPS.map(({ title, lead, fields }) => (
        <FormGroup key={title} title={title} lead={lead}>
          {fields.map((field) => (
            <PolicyField key={field.name} field={field} form={form} effect={effects[field.name]} />
          ))}
        </FormGroup>
      ))}
      <div className="admin-form__actions">
        {form.sentence && <Notice tone="danger">{form.sentence}</Notice>}
        <Button type="submit" variant="primary" busy={form.isSaving} disabled={!form.isDirty}>
          Save
        </Button>
      </div>
      <LeaveGuard isDirty={form.isDirty} />
      {form.conflict && (
        <PolicyConflictDialog
          key={form.conflict.theirs.version}
          conflict={form.conflict}
          onChoose={form.settle}
          onClose={form.keepEditing}
        />
      )}
    </form>
  );
}
