import { messages } from '@salon/contracts';

/** Milliseconds within which an admin action can be undone. */
const UNDO_WINDOW = 24 * 3_600_000;

export const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_WINDOW);

/** Why an admin action cannot be undone now, or null. @param unchanged the item was not changed since */
export function undoProblem(
  { at, undoneAt }: { at: Date; undoneAt: Date | null },
  unchanged: boolean,
  now: Date,
): { code: string; message: string } | null {
  if (undoneAt) return { code: 'ACT_UNDONE', message: messages.actionUndoneAlready };
  if (now > undoUntil(at)) return { code: 'ACT_TOO_OLD', message: messages.actionTooOld };
  return unchanged ? null : { code: 'ACT_OVERTAKEN', message: messages.actionOvertaken };
}
