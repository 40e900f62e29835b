import { visitMailName, type VisitRecord } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { historyWords } from '../visit/history.rules.js';
import { LogEntry } from '../visit/log-entry.js';
import { UNDO_MAILS } from '../admin-undo/undo.api.js';
import { UndoButton } from '../admin-undo/undo-button.js';
import { type HistoryItem, historyOf } from './visit.rules.js';

/** Why it cannot be undone, or that its undo sends a mail. */
const undoNote = (action: HistoryItem['action']) =>
  action && (action.undoable ? action.undoMails && UNDO_MAILS : action.why);

function HistoryRow({ item }: { item: HistoryItem }) {
  const { action, at, by } = item;
  const words = historyWords(item);
  return (
    <LogEntry title={words} facts={[salonMoment(at), by ?? 'the site', undoNote(action)]}>
      {action?.undoable && (
        <UndoButton action={{ kind: 'visit', id: action.id, mails: action.undoMails }} label={`Undo: ${words}`} />
      )}
    </LogEntry>
  );
}

/** Who did what and when, newest first; items that can be undone have Undo. */
export const VisitHistory = ({ record }: { record: VisitRecord }) => (
  <section className="visit-part" aria-labelledby="visit-history">
    <h2 id="visit-history">History</h2>
    <ol>
      {historyOf(record).map((item, at) => (
        <HistoryRow key={`${item.at} ${at}`} item={item} />
      ))}
    </ol>
  </section>
);

const MAIL_STATES = { waiting: 'waits to leave', sending: 'is being sent', sent: 'sent' } as const;

/** The mails about the visit, and whether each was sent. */
export function VisitMails({ record: { mails } }: { record: VisitRecord }) {
  return (
    <section className="visit-part" aria-labelledby="visit-mails">
      <h2 id="visit-mails">Mails</h2>
      {mails.length === 0 && <p className="hint">None yet.</p>}
      <ul>
        {mails.map(({ _id, kind, to, at, sentAt, state }) => (
          <LogEntry key={_id} title={visitMailName(kind)} facts={[MAIL_STATES[state], salonMoment(sentAt ?? at), to]} />
        ))}
      </ul>
    </section>
  );
}
