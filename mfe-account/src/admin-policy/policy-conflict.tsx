import { groupThousands, shortMoneyText } from '@salon/kernel';
import { ConflictDialog } from '../admin-conflict/conflict-dialog.js';
import type { Conflict } from './policy-draft.rules.js';
import { labelOf, unitOf } from './policy-groups.js';
import type { PolicyConflict } from './use-policy-form.js';

interface Props {
  conflict: PolicyConflict;
  onSettle(choices: readonly Conflict[]): void;
  onClose(): void;
}

const shown = (name: Conflict['name'], value: number): string =>
  name === 'bookingFee' ? shortMoneyText(value) : `${groupThousands(value)} ${unitOf(name)}`;

/** Resolves an edit conflict of the policy. */
export const PolicyConflictDialog = ({ conflict: { fields }, onSettle, onClose }: Props) => (
  <ConflictDialog
    conflicts={fields.map(({ name, mine, theirs, chosen }) => ({
      name,
      label: labelOf(name),
      first: chosen,
      mine: shown(name, mine),
      theirs: shown(name, theirs),
    }))}
    onChoose={(chosen) => onSettle(fields.map((each) => ({ ...each, chosen: chosen[each.name] ?? each.chosen })))}
    onCancel={onClose}
  />
);
