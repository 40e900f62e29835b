import { useState } from 'react';
import { ConflictDialog } from '../admin-conflict/conflict-dialog.js';
import type { Conflict } from './policy-draft.rules.js';
import { labelOf, unitOf } from './policy-groups.js';
import type { PolicyConflict } from './use-policy-form.js';

interface Props {
  conflict: PolicyConflict;
  busy: boolean;
  onSettle(choices: readonly Conflict[]): void;
  onClose(): void;
}

const shown = (name: Conflict['name'], value: number): string =>
  name === 'bookingFee' ? `LKR ${value.toLocaleString('en-US')}` : `${value.toLocaleString('en-US')} ${unitOf(name)}`;

/** What two people changed of the policy at once. */
export function PolicyConflictDialog({ conflict, busy, onSettle, onClose }: Props) {
  const [choices, setChoices] = useState(conflict.fields);
  return (
    <ConflictDialog
      open
      busy={busy}
      fields={choices.map(({ name, mine, theirs, chosen }) => ({
        name,
        label: labelOf(name),
        mine: shown(name, mine),
        theirs: shown(name, theirs),
        chosen,
      }))}
      onChoose={(name, chosen) => setChoices(choices.map((each) => (each.name === name ? { ...each, chosen } : each)))}
      onSave={() => onSettle(choices)}
      onClose={onClose}
    />
  );
}
