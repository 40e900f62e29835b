import type { ContentAction, SalonChange, SalonSubjectName } from '@salon/contracts';

interface Undoable {
  undone: boolean;
  undoUntil: string;
}

/**
 * The actions that can be undone at `now`, from a list with the newest first: only the newest of each target, because
 * it builds on the earlier ones.
 */
function undoable<Action extends Undoable>(actions: readonly Action[], target: (action: Action) => string, now: Date) {
  const newest = actions.filter((action, at) => actions.findIndex((each) => target(each) === target(action)) === at);
  return newest.filter(({ undone, undoUntil }) => !undone && new Date(undoUntil) > now);
}

/** Admin actions on one content type that can be undone at `now`. */
export const undoableActions = (
  actions: readonly ContentAction[],
  wanted: ContentAction['kind'],
  now: Date,
): ContentAction[] =>
  undoable(
    actions.filter(({ kind }) => kind === wanted),
    ({ entryId }) => entryId,
    now,
  );

/** Changes of these parts of the salon that can be undone at `now`. */
export const undoableChanges = (
  changes: readonly SalonChange[],
  subjects: readonly SalonSubjectName[],
  now: Date,
): SalonChange[] =>
  undoable(
    changes.filter(({ subject }) => subjects.includes(subject)),
    ({ subject, subjectId }) => `${subject} ${subjectId}`,
    now,
  );
