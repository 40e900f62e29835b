import type { Policy } from '@salon/contracts';
import { groupThousands, shortMoneyText } from '@salon/kernel';
import { ConflictDialog } from '../admin-conflict/conflict-dialog.js';
import type { Side } from '../admin-conflict/conflict.rules.js';
import { labelOf, unitOf } from './policy-groups.js';
import type { PolicyConflict } from './use-policy-form.js';

interface Props {
  conflict: PolicyConflict;
  onChoose(chosen: Record<string, Side>): void;
  onClose(): void;
}

const shown = (name: keyof Policy, value: number): string =>
  name === 'bookingFee' ? shortMoneyText(value) : `${groupThousands(value)} ${unitOf(name)}`;

/** Resolves an edit conflict of the policy. */
export const PolicyConflictDialog = ({ conflict: { mine, theirs, differences }, onChoose, onClose }: Props) => (
  <ConflictDialog
    conflicts={differences.map(({ name, first }) => ({
      name,
      first,
      label: labelOf(name),
      mine: shown(name, mine[name]),
      theirs: shown(name, theirs[name]),
    }))}
    onChoose={onChoose}
    onCancel={onClose}
  />
);
