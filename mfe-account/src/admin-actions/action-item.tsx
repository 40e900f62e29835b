import type { ActionEntry } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { UNDO_MAILS } from '../admin-undo/undo.api.js';
import { UndoButton } from '../admin-undo/undo-button.js';
import { changeOf } from './action-words.js';
import { doneOf, laterOf, titleOf } from './done-words.js';
import { inFormOrder, labelsOfForm } from './form-fields.js';
import { subjectWords } from './subject-words.rules.js';

/** Each changed field with its old value, if it had one, and its new value. */
const Changes = ({ changes, subject }: Pick<ActionEntry, 'changes' | 'subject'>) => (
  <dl className="action__changes">
    {inFormOrder(changes, labelsOfForm(subject))
      .map((change) => changeOf(change, subject))
      .map(({ field, before, after }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {before !== null && (
              <>
                <del>
                  <span className="sr">from </span>
                  {before}
                </del>{' '}
                <span aria-hidden="true">→</span> <span className="sr">to </span>
              </>
            )}
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
  </dl>
);

/** Why it cannot be undone, and the action that prevents it. */
function WhyNot({ action }: { action: ActionEntry }) {
  const { undone, later, subject } = action;
  if (undone) return <p className="hint">{`Undone ${salonMoment(undone.at)}${undone.by ? ` by ${undone.by}` : ''}`}</p>;
  if (action.undoable) return null;
  return (
    <p className="hint">
      {action.why}
      {later && (
        <>
          {' '}
          <Link to={{ search: subject.visit ? `?visit=${subject.visit}` : '', hash: `#action-${later._id}` }}>
            {laterOf(later.kind, subject)}, {salonMoment(later.at)} by {later.by}
          </Link>
        </>
      )}
    </p>
  );
}

/** One admin action: who did what and when, values before and after, and Undo or the reason why there is none. */
export function ActionItem({ action }: { action: ActionEntry }) {
  const { _id, area, at, by, subject, changes, reason, undoable, undoLeaves, undoMails, undone } = action;
  const what = subjectWords(subject);
  return (
    <li className="action" tabIndex={-1} id={`action-${_id}`} data-undone={undone ? '' : undefined}>
      <div className="action__what">
        <p>
          <strong>{doneOf(action)}</strong>{' '}
          {subject.visit ? <Link to={`/admin/visits/${subject.visit}`}>{what}</Link> : what}
          <span className="hint dots">
            <span>{salonMoment(at)}</span> <span>{by.name}</span> {subject.visit && <span>{subject.visit}</span>}
          </span>
        </p>
        {changes.length > 0 && <Changes changes={changes} subject={subject} />}
        {reason && <p className="action__reason">“{reason}”</p>}
        <WhyNot action={action} />
        {undoable && undoLeaves && <p className="hint">{undoLeaves}</p>}
        {undoable && undoMails && <p className="hint">{UNDO_MAILS}.</p>}
      </div>
      {undoable && area !== 'site' && (
        <UndoButton
          action={{ kind: area, id: _id, leaves: undoLeaves, mails: undoMails }}
          label={`Undo: ${titleOf(action)}`}
          variant="line"
        />
      )}
    </li>
  );
}
