import type { HoursRequest, SalonHours, StylistHours } from '@salon/contracts';
import { useState } from 'react';
import { ConflictDialog } from '../admin-conflict/conflict-dialog.js';
import { chosenOf, differencesOf, isSame } from '../admin-conflict/conflict.rules.js';
import { RestoredNotice, useDraft, useRestored } from '../fields-form/form-drafts.js';
import { GuardedDialog } from '../screen/form-dialog.js';
import {
  changeOf,
  type Draft,
  type Editing,
  fieldLabel,
  fieldsOf,
  fieldWords,
  type OpenForm,
  versionOf,
  withFields,
} from './drafts.js';
import { HoursForm } from './hours-form.js';
import type { Meanwhile } from './use-change.js';
import { useSteps } from './use-steps.js';

interface Props extends OpenForm {
  hours: SalonHours;
  onClose(): void;
}

/** `form` of the draft of a change. */
export const HOURS_FORM = 'hours';

interface MergeProps {
  meanwhile: Meanwhile | null;
  editing: Editing;
  stylists: readonly StylistHours[];
  onChoose(request: HoursRequest): void;
  onCancel(): void;
}

/** Resolves an edit conflict of the hours: for each field, the user chooses whose value is saved. */
function Merge({ meanwhile, editing, stylists, onChoose, onCancel }: MergeProps) {
  const mine = meanwhile && fieldsOf(meanwhile.request.change);
  const theirs = meanwhile && fieldsOf(meanwhile.theirs);
  if (!meanwhile || !mine || !theirs) return null;
  const { change } = meanwhile.request;
  const nameOf = (id: string): string => stylists.find(({ _id }) => _id === id)?.name ?? '';
  const words = (name: string, value: unknown): string => fieldWords(change, name, value, nameOf);
  return (
    <ConflictDialog
      conflicts={differencesOf(fieldsOf(changeOf(editing.draft)), mine, theirs).map((each) => ({
        ...each,
        label: fieldLabel(change, each.name),
        mine: words(each.name, mine[each.name]),
        theirs: words(each.name, theirs[each.name]),
      }))}
      onChoose={(chosen) =>
        onChoose({ change: withFields(change, chosenOf(mine, theirs, chosen)), version: meanwhile.version })
      }
      onCancel={onCancel}
    />
  );
}

/** A change of the hours: its form, then its effect, then the result. */
export function ChangeDialog({ editing, typed, hours, onClose }: Props) {
  const { stylists, closures } = hours;
  const [draft, setDraft] = useState<Draft>(typed ?? editing.draft);
  const { change, step, title, isBusy, isSaved, isChosen } = useSteps(onClose);
  const isTyped = !isSaved && !isSame(draft, editing.draft);
  const { isRestored } = useRestored(isTyped, typed !== undefined);
  useDraft(HOURS_FORM, { editing, typed: draft } satisfies OpenForm, isTyped);
  return (
    <>
      <GuardedDialog
        open
        title={title ?? editing.title}
        isDirty={isChosen || isTyped}
        isBusy={isBusy}
        onClose={onClose}
      >
        {(leave) =>
          step ?? (
            <HoursForm
              draft={draft}
              onDraft={setDraft}
              stylists={stylists}
              change={change}
              isNew={editing.version === undefined}
              onSubmit={() => change.show({ change: changeOf(draft, closures), version: versionOf(editing, draft) })}
              onCancel={() => leave()}
              notice={isRestored && <RestoredNotice disabled={isBusy} onDiscard={() => setDraft(editing.draft)} />}
            />
          )
        }
      </GuardedDialog>
      <Merge
        meanwhile={change.meanwhile}
        editing={editing}
        stylists={stylists}
        onChoose={change.saveOrShow}
        onCancel={change.leaveConflict}
      />
    </>
  );
}
