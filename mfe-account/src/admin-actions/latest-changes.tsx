import { type ContentAction, messages, type SalonChange, type SalonSubjectName } from '@salon/contracts';
import { salonMoment } from '@salon/web-kit';
import { LatestChange, LatestChangeList } from '../admin-undo/latest-change.js';
import { undoableOf } from '../admin-undo/undo.api.js';
import { UndoButton } from '../admin-undo/undo-button.js';
import { type FailedQuery, hasFailed, LoadError } from '../screen/load-failed.js';
import { contentTitleOf, salonTitleOf } from './done-words.js';
import { useLatestChanges, useLatestSalonChanges } from './use-admin-actions.js';

/** Shown in the list of changes in place of an item. */
const ORDER = 'order';

function Change({ action, done }: { action: ContentAction | SalonChange; done: string }) {
  const undo = undoableOf(action);
  return (
    <LatestChange
      title={done}
      at={action.at}
      by={action.by}
      hint={`can be undone until ${salonMoment(action.undoUntil)}`}
      leaves={undo.leaves}
    >
      <UndoButton action={undo} label={`Undo: ${done}`} />
    </LatestChange>
  );
}

interface ListProps<Action> {
  list: FailedQuery & { data: Action[] | undefined };
  /** What was done with what. */
  doneOf(action: Action): string;
}

function ChangeList<Action extends ContentAction | SalonChange>({ list, doneOf }: ListProps<Action>) {
  const { data } = list;
  if (hasFailed(list)) return <LoadError query={list} failed={messages.contentFailed} />;
  if (!data || data.length === 0) return null;
  return (
    <LatestChangeList>
      {data.map((action) => (
        <Change key={action._id} action={action} done={doneOf(action)} />
      ))}
    </LatestChangeList>
  );
}

/** The changes of one content type within `UNDO_HOURS`, each with Undo. */
export const LatestChanges = ({ kind, titleOf }: { kind: ContentAction['kind']; titleOf(id: string): string }) => (
  <ChangeList
    list={useLatestChanges(kind)}
    doneOf={(action) => contentTitleOf(action, action.entryId === ORDER ? 'the order' : titleOf(action.entryId))}
  />
);

/** The same for the salon itself: hours, stylists or policy. */
export const LatestSalonChanges = ({ subjects }: { subjects: readonly SalonSubjectName[] }) => (
  <ChangeList list={useLatestSalonChanges(subjects)} doneOf={salonTitleOf} />
);
