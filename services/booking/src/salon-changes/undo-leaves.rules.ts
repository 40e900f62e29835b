import { type HoursExceptionState, messages, type SalonChange } from '@salon/contracts';

interface Change extends Pick<SalonChange, 'kind' | 'subject'> {
  before: unknown;
  after: unknown;
}

const kindOf = (state: unknown) => (state as HoursExceptionState | null)?.kind;
const isAbsence = (state: unknown): boolean => kindOf(state) === 'leave' || kindOf(state) === 'sick';

/**
 * Whether a change can have put booked visits outside the hours, so that some were moved or cancelled with it. A closed
 * day that is edited keeps its day; blocked time is made where no visit is.
 */
function mayMoveVisits({ kind, subject, before, after }: Change): boolean {
  if (subject === 'plan') return kind !== 'undo';
  if (subject === 'closure') return kind === 'create';
  return subject === 'exception' && kind !== 'undo' && (isAbsence(after) || kindOf(before) === 'extra');
}

/** What the undo of a change leaves as it is, as a sentence; undefined when it restores everything. */
export const undoLeaves = (change: Change): string | undefined =>
  mayMoveVisits(change) ? messages.undoLeavesVisits : undefined;
