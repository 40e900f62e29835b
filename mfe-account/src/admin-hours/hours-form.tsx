import type { StylistHours } from '@salon/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormFoot } from '../screen/form-dialog.js';
import { ClosureFields } from './closure-fields.js';
import type { Draft } from './drafts.js';
import { ExceptionFields } from './exception-fields.js';
import { PlanFields } from './plan-fields.js';
import type { Problems, useChange } from './use-change.js';

interface Props {
  draft: Draft;
  onDraft(draft: Draft): void;
  stylists: readonly StylistHours[];
  change: Pick<ReturnType<typeof useChange>, 'problems' | 'sentence' | 'isBusy'>;
  isNew: boolean;
  onSubmit(): void;
  onCancel(): void;
  /** Before the fields. */
  notice: ReactNode;
}

export interface FieldsProps<Of extends Draft> {
  draft: Of;
  onDraft(draft: Of): void;
  problems: Problems;
  isNew: boolean;
  disabled: boolean;
}

/** The form of any change of the hours; problems are shown at their fields, and the first gets the focus. */
export function HoursForm({ draft, onDraft, stylists, change, isNew, onSubmit, onCancel, notice }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, sentence, isBusy } = change;
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  const common = { problems, isNew, disabled: isBusy };
  const stylistProblem = draft.subject === 'plan' ? problems.stylistId : undefined; // It has no field in a plan.
  return (
    <form
      ref={form}
      className="admin-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      {notice}
      {draft.subject === 'plan' && <PlanFields draft={draft} onDraft={onDraft} {...common} />}
      {draft.subject === 'exception' && (
        <ExceptionFields draft={draft} onDraft={onDraft} stylists={stylists} {...common} />
      )}
      {draft.subject === 'closure' && <ClosureFields draft={draft} onDraft={onDraft} {...common} />}
      <FormFoot
        sentence={sentence ?? stylistProblem ?? null}
        saveLabel="Next: what it affects"
        isBusy={isBusy}
        onCancel={onCancel}
      />
    </form>
  );
}
