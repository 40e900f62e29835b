import { STAFF_ROLE_NAMES, type StaffAction, type StaffState } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { LatestChange, LatestChangeList } from '../admin-undo/latest-change.js';
import { UndoButton } from '../admin-undo/undo-button.js';

const roleOf = ({ role }: StaffState): string => STAFF_ROLE_NAMES[role].toLowerCase();

/** What is different: 'stylist → front desk', 'disabled'. */
const changeOf = ({ before, after }: StaffAction): string =>
  [
    before.role !== after.role && `${roleOf(before)} → ${roleOf(after)}`,
    before.disabled !== after.disabled && (after.disabled ? 'disabled' : 'enabled'),
  ]
    .filter(Boolean)
    .join(', ');

function Change({ action }: { action: StaffAction }) {
  const { _id, at, by, person } = action;
  const text = `${person.name}: ${changeOf(action)}`;
  return (
    <LatestChange
      title={text}
      at={at}
      by={by}
      hint={action.undoable ? `can be undone until ${salonMoment(action.undoableUntil)}` : action.why}
    >
      {action.undoable && <UndoButton action={{ kind: 'staff', id: _id }} label={`Undo: ${text}`} />}
    </LatestChange>
  );
}

/** Changes by owners within `UNDO_HOURS`, each with Undo or the reason why there is none. */
export function StaffChanges({ actions }: { actions: readonly StaffAction[] }) {
  if (actions.length === 0) return null;
  return (
    <LatestChangeList>
      {actions.map((action) => (
        <Change key={action._id} action={action} />
      ))}
    </LatestChangeList>
  );
}
