import { STAFF_ROLE_NAMES, type StaffAction, type StaffState } from '@salon/contracts';
import { Button } from '@salon/ui';
import { salonMoment } from '@salon/web-kit';
import { useUndo } from '../admin-undo/use-undo.js';
import { useNextFocus } from '../screen/use-next-focus.js';
import '../styles/latest-changes.css';

const words = ({ role, disabled }: StaffState): string =>
  `${STAFF_ROLE_NAMES[role].toLowerCase()}${disabled ? ', disabled' : ''}`;

function Change({ action }: { action: StaffAction }) {
  const undo = useUndo();
  const remember = useNextFocus();
  const { _id, at, by, person, before, after } = action;
  const text = `${person.name}: ${words(before)} → ${words(after)}`;
  return (
    <li className="latest-change">
      <p>
        <strong>{text}</strong>{' '}
        <span className="hint dots">
          <span>
            {salonMoment(at)} by {by}
          </span>{' '}
          <span>{action.undoable ? `can be undone until ${salonMoment(action.undoableUntil)}` : action.why}</span>
        </span>
      </p>
      {action.undoable && (
        <Button
          variant="text"
          busy={undo.isPending}
          aria-label={`Undo: ${text}`}
          onClick={({ currentTarget }) => {
            remember(currentTarget);
            undo.mutate({ kind: 'staff', id: _id });
          }}
        >
          Undo
        </Button>
      )}
    </li>
  );
}

/** Changes by owners within `UNDO_HOURS`, each with Undo or the reason why there is none. */
export function StaffChanges({ actions }: { actions: readonly StaffAction[] }) {
  if (actions.length === 0) return null;
  return (
    <section className="latest-changes" aria-labelledby="staff-changes">
      <h2 id="staff-changes">Latest changes</h2>
      <ul>
        {actions.map((action) => (
          <Change key={action._id} action={action} />
        ))}
      </ul>
    </section>
  );
}
