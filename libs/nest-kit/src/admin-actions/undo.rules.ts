import { UNDO_HOURS } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';

/** Until when an admin action can be undone, if nothing else prevents it (decision C8); exclusive. */
export const undoEnd = (at: Date): Date => addMinutes(at, UNDO_HOURS * 60);

/** Why an admin action cannot be undone, in the service's own words. */
interface UndoRefusals<Why> {
  undone: Why;
  tooLate: Why;
  /** Something that prevents it at this moment; null for nothing. */
  current?: Why | null;
  /** Instants from which it is too late for another reason. */
  ends?: readonly (readonly [ends: Date, why: Why])[];
}

export type UndoState<Why> = { isUndoable: true; until: Date } | { isUndoable: false; why: Why };

/** Whether an admin action can be undone now, and until when, or why not: each once, within `UNDO_HOURS`. */
export function undoStateOf<Why>(
  { at, undoneAt }: { at: Date; undoneAt: Date | null },
  now: Date,
  { undone, tooLate, current = null, ends = [] }: UndoRefusals<Why>,
): UndoState<Why> {
  if (undoneAt !== null) return { isUndoable: false, why: undone };
  if (current !== null) return { isUndoable: false, why: current };
  const [until, why] = ends.reduce((first, other) => (other[0] < first[0] ? other : first), [undoEnd(at), tooLate]);
  return now < until ? { isUndoable: true, until } : { isUndoable: false, why };
}
