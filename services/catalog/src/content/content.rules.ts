import { type ContentKind, contentProblems, messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';

/** Milliseconds an act can be undone. */
const UNDO_FOR = 24 * 3_600_000;

export const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_FOR);

/** Texts without blanks around them; an unknown or wrong field is named. @throws DomainError `invalid` */
export function formOf(kind: ContentKind, body: unknown): Record<string, unknown> {
  const given = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<
    string,
    unknown
  >;
  const problems = contentProblems(kind, given, true);
  const [first] = Object.values(problems);
  if (first !== undefined) throw new DomainError('invalid', 'CONTENT_INVALID', first, { errors: problems });
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
}

/** Why an act cannot be undone now, or null. @param untouched nothing changed the same entry later */
export function undoProblem(
  { at, undoneAt }: { at: Date; undoneAt: Date | null },
  untouched: boolean,
  now: Date,
): { code: string; message: string } | null {
  if (undoneAt) return { code: 'ACT_UNDONE', message: messages.actUndoneAlready };
  if (now > undoUntil(at)) return { code: 'ACT_TOO_OLD', message: messages.actTooOld };
  return untouched ? null : { code: 'ACT_OVERTAKEN', message: messages.actOvertaken };
}
