import { STAFF_ROLE_NAMES, type StaffAction, type StaffState } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { LatestChange, LatestChangeList } from '../admin-undo/latest-change.js';
import { UndoButton } from '../admin-undo/undo-button.js';

const words = ({ role, disabled }: StaffState): string =>
  `${STAFF_ROLE_NAMES[role].toLowerCase()}${disabled ? ', disabled' : ''}`;

function Change({ action }: { action: StaffAction }) {
  const { _id, at, by, person, before, after } = action;
  const text = `${person.name}: ${words(before)} → ${words(after)}`;
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
