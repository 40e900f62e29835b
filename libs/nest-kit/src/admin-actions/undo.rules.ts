import { catalogRefusals, refuse, UNDO_HOURS, type Undoing } from '@salon/contracts';
import { addMinutes, type DomainError } from '@salon/kernel';

/** Deadline for undoing an admin action, unless something else prevents it (decision C8); exclusive. */
export const undoEnd = (at: Date): Date => addMinutes(at, UNDO_HOURS * 60);

/** The actions after this instant are before their `undoEnd` at `now`. */
export const undoableSince = (now: Date): Date => addMinutes(now, -UNDO_HOURS * 60);

/** Why an admin action cannot be undone, in the service's own words. */
interface UndoRefusals<Why> {
  undone: Why;
  tooLate: Why;
  /** A current obstacle; null for none. */
  current?: Why | null;
  /** Further deadlines. */
  ends?: readonly (readonly [ends: Date, why: Why])[];
}

export type UndoState<Why> = { isUndoable: true; until: Date } | { isUndoable: false; why: Why };

interface ActionTimes {
  at: Date;
  undoneAt: Date | null;
}

/** Whether an admin action can be undone now, and until when, or why not: each once, within `UNDO_HOURS`. */
export function undoStateOf<Why>(
  { at, undoneAt }: ActionTimes,
  now: Date,
  { undone, tooLate, current = null, ends = [] }: UndoRefusals<Why>,
): UndoState<Why> {
  if (undoneAt !== null) return { isUndoable: false, why: undone };
  if (current !== null) return { isUndoable: false, why: current };
  const [until, why] = ends.reduce((first, other) => (other[0] < first[0] ? other : first), [undoEnd(at), tooLate]);
  return now < until ? { isUndoable: true, until } : { isUndoable: false, why };
}

/** An undo state for a response. */
export const asUndoing = (state: UndoState<string>): Undoing =>
  state.isUndoable ? { undoable: true, undoableUntil: state.until.toISOString() } : { undoable: false, why: state.why };

/**
 * Refuses an action that cannot be undone now.
 * @param current a current obstacle; null for none
 * @throws DomainError `conflict` for an action that was undone or is too old, and `current`
 */
export function assertUndoable(action: ActionTimes, now: Date, current: DomainError | null = null): void {
  const state = undoStateOf(action, now, { undone: refuse('ACT_UNDONE'), tooLate: refuse('ACT_TOO_OLD'), current });
  if (!state.isUndoable) throw state.why;
}

/** The undo state of such an action for a response. @param current the sentence of a current obstacle; null for none */
export function undoingOf(action: ActionTimes, now: Date, current: string | null): Undoing {
  const { ACT_UNDONE, ACT_TOO_OLD } = catalogRefusals;
  return asUndoing(undoStateOf(action, now, { undone: ACT_UNDONE.text, tooLate: ACT_TOO_OLD.text, current }));
}
