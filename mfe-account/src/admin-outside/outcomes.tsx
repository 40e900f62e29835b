import type { OutsideVisit } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { RemovedButton } from '../screen/removed-button.js';
import { customerName, CustomerName } from '../visit/customer-name.js';
import { shortDateTime } from './decisions.js';
import type { Outcome } from './use-decisions.js';
import '../styles/admin-outside.css';

interface Props {
  outcomes: readonly Outcome[];
  /** Id of the visit whose decision is being undone. */
  undoing: string | null;
  onUndo(outcome: Outcome): void;
  /** Whether the visit still waits for a decision. */
  isOpen(visit: OutsideVisit): boolean;
}

const sentenceOf = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The result of each decision, with its own Undo. */
export const Outcomes = ({ outcomes, undoing, onUndo, isOpen }: Props) => (
  <ul className="outcomes" aria-label="What was decided">
    {outcomes.map((outcome) => {
      const { visit, done, refusal, undone, undoRefusal, actionId } = outcome;
      const when = shortDateTime(visit.date, visit.startTime);
      return (
        <li key={visit._id} className="outcome">
          <div>
            <h3>
              <Link to={`/admin/visits/${visit.appointmentId}`}>
                <CustomerName of={visit} />
              </Link>
              , {when}
            </h3>
            {refusal === null ? (
              <p className="muted">{undone ? 'Undone: it is an open task again.' : `${done}.`}</p>
            ) : (
              <Notice tone="warning">
                {sentenceOf(refusal)}
                {isOpen(visit) && ' The visit stays an open task.'}
              </Notice>
            )}
            {undoRefusal !== null && <Notice tone="warning">{sentenceOf(undoRefusal)}</Notice>}
          </div>
          {actionId !== null && (
            <RemovedButton
              variant="text"
              busy={undoing === visit._id}
              aria-label={`Undo: ${customerName(visit)}, ${when}`}
              onPress={() => onUndo(outcome)}
            >
              Undo
            </RemovedButton>
          )}
        </li>
      );
    })}
  </ul>
);
