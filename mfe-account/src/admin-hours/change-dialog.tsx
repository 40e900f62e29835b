import type { HoursRequest, StylistHours } from '@salon/contracts';
import { useState } from 'react';
import { ConflictDialog } from '../admin-conflict/conflict-dialog.js';
import { chosenOf, differencesOf } from '../admin-conflict/conflict.rules.js';
import { GuardedDialog } from '../screen/form-dialog.js';
import {
  changeOf,
  type Draft,
  type Editing,
  fieldLabel,
  fieldsOf,
  fieldWords,
  versionOf,
  withFields,
} from './drafts.js';
import { HoursForm } from './hours-form.js';
import type { Meanwhile } from './use-change.js';
import { useSteps } from './use-steps.js';

interface Props {
  editing: Editing;
  stylists: readonly StylistHours[];
  onClose(): void;
}

interface MergeProps {
  meanwhile: Meanwhile | null;
  editing: Editing;
  stylists: Props['stylists'];
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
export function ChangeDialog({ editing, stylists, onClose }: Props) {
  const [draft, setDraft] = useState<Draft>(editing.draft);
  const { change, step, title, isBusy, isSaved, isChosen } = useSteps(onClose);
  const isDirty = isChosen || (!isSaved && JSON.stringify(draft) !== JSON.stringify(editing.draft));
  return (
    <>
      <GuardedDialog open title={title ?? editing.title} isDirty={isDirty} isBusy={isBusy} onClose={onClose}>
        {(leave) =>
          step ?? (
            <HoursForm
              draft={draft}
              onDraft={setDraft}
              stylists={stylists}
              change={change}
              isNew={editing.version === undefined}
              onSubmit={() => change.show({ change: changeOf(draft), version: versionOf(editing, draft) })}
              onCancel={() => leave()}
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
