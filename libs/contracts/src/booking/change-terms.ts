import { addMinutes, counted } from '@salon/kernel';
import type { VisitTerms } from './policy.js';

/** The terms of changing a visit; `reschedules` is absent in mails from before it existed. */
export type ChangeTerms = Pick<VisitTerms, 'noticeHours' | 'latePercent' | 'moveHours'> &
  Partial<Pick<VisitTerms, 'reschedules'>>;

/** Until how many hours before the visit cancelling is free. */
export const freeHoursOf = ({ noticeHours, latePercent }: Pick<ChangeTerms, 'noticeHours' | 'latePercent'>): number =>
  latePercent === 0 ? 0 : noticeHours;

/** What cancelling costs after that: '50% of the service price'. */
export const lateCostText = ({ latePercent }: Pick<ChangeTerms, 'latePercent'>): string =>
  latePercent === 100 ? 'the whole service price' : `${latePercent}% of the service price`;

/** Until how many hours before the visit each is free; null when it is not, or no longer. */
export interface FreeChanges {
  cancel: number | null;
  move: number | null;
}

/** What is free at `now` (decisions C9, C10). */
export function freeChangesOf(terms: ChangeTerms, startsAt: Date, now: Date): FreeChanges {
  const open = (hours: number): number | null => (now <= addMinutes(startsAt, -hours * 60) ? hours : null);
  return { cancel: open(freeHoursOf(terms)), move: terms.reschedules === 0 ? null : open(terms.moveHours) };
}

/**
 * Until when a visit booked at `now` can be changed free of charge, and what it costs later.
 * @param momentText an instant in words
 */
export function changeTermsText(
  terms: ChangeTerms,
  startsAt: Date,
  now: Date,
  momentText: (at: Date) => string,
): string {
  const { cancel, move } = freeChangesOf(terms, startsAt, now);
  const until = (hours: number): string =>
    hours === 0 ? 'until the visit begins' : `until ${momentText(addMinutes(startsAt, -hours * 60))}`;
  if (cancel === null) {
    const isNear = `This time is within ${counted(terms.noticeHours, 'hour')}:`;
    const cost = `costs ${lateCostText(terms)}.`;
    return move === null
      ? `${isNear} the visit cannot be moved, and cancelling it ${cost}`
      : `${isNear} cancelling the visit ${cost} It can be moved ${until(move)}.`;
  }
  const later = cancel === 0 ? '' : ` Cancelling later costs ${lateCostText(terms)}.`;
  if (move === null) return `Free to cancel ${until(cancel)}.${later} It cannot be moved.`;
  return cancel === move
    ? `Free to cancel or move ${until(cancel)}.${later}`
    : `Free to cancel ${until(cancel)}, and to move ${until(move)}.${later}`;
}
