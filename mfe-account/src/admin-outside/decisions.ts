import type { OutsideVisit } from '@salon/contracts';
import { shortMoneyText } from '@salon/kernel';
import { formatDate, formatTime } from '@salon/web-kit';
import { NO_ADDRESS } from '../admin-visit/mail.rules.js';

/** An admin's decision about a visit outside the hours. */
export type Decision =
  | { kind: 'reassign'; stylistId: string }
  | { kind: 'move'; date: string; startTime: string }
  | { kind: 'keep' }
  | { kind: 'cancel' };

interface Choice {
  /** Of the option in its list. */
  value: string;
  label: string;
  decision: Decision;
  /** What happens next, and who gets a mail. */
  effect: string;
}

/** Not decided yet: the visit stays an open task. */
export const LATER = '';

/** `Thu, Nov 26, 10:00 AM`. */
export const whenOf = (date: string, time: string): string => `${formatDate(date, 'EEE, MMM d')}, ${formatTime(time)}`;

/** All available decisions for a visit, those with the smallest effect first. */
export function choicesOf(visit: OutsideVisit): Choice[] {
  const { customerEmail: email, stylist, refund } = visit;
  const mailed = (what: string): string => (email === '' ? NO_ADDRESS : `${email} is mailed${what}.`);
  const back = refund > 0 ? `${shortMoneyText(refund)} goes back` : 'nothing was paid';
  return [
    ...visit.canTake.map(({ _id, name }) => ({
      value: `reassign ${_id}`,
      label: `${name} can take it at the same time`,
      decision: { kind: 'reassign', stylistId: _id } as const,
      effect: mailed(`: ${name} instead of ${stylist.name}`),
    })),
    ...visit.otherTimes.map(({ date, time, stylist: other }) => ({
      value: `move ${date} ${time}`,
      label: `Move to ${whenOf(date, time)} with ${other.name}`,
      decision: { kind: 'move', date, startTime: time } as const,
      effect: mailed(
        ` the new time${other._id === stylist._id ? '' : `, and that it is ${other.name} instead of ${stylist.name}`}`,
      ),
    })),
    { value: 'keep', label: 'Keep it as it is', decision: { kind: 'keep' }, effect: 'Nobody is mailed.' },
    {
      value: 'cancel',
      label: `Cancel it, ${back}`,
      decision: { kind: 'cancel' },
      effect: mailed(' that it is cancelled'),
    },
  ];
}

/** The decisions, by visit. */
export type Chosen = Readonly<Record<string, string>>;

/**
 * Chooses the first option for every visit with a free stylist at the same time, in addition to the existing choices.
 */
export const givenToWhoeverIsFree = (visits: readonly OutsideVisit[], chosen: Chosen): Chosen => ({
  ...Object.fromEntries(visits.flatMap(({ _id, canTake: [first] }) => (first ? [[_id, `reassign ${first._id}`]] : []))),
  ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== LATER)),
});

export interface Decided {
  visit: OutsideVisit;
  choice: Choice;
}

/** The visits with a decision. */
export const decidedOf = (visits: readonly OutsideVisit[], chosen: Chosen): Decided[] =>
  visits.flatMap((visit) => {
    const choice = choicesOf(visit).find(({ value }) => value === chosen[visit._id]);
    return choice ? [{ visit, choice }] : [];
  });
