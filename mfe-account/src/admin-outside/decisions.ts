import type { OutsideVisit } from '@salon/contracts';
import { shortMoneyText } from '@salon/kernel';
import { formatDate, formatTime, weekdayName } from '@salon/web-kit';

/** What an admin decides about a visit outside the hours. */
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
  /** What happens next, and who is mailed. */
  effect: string;
}

/** Not decided yet: the visit stays an open task. */
export const LATER = '';

/** `Thu, Nov 26, 10:00 AM`. */
export const whenOf = (date: string, time: string): string =>
  `${weekdayName(date).slice(0, 3)}, ${formatDate(date, 'MMM d, yyyy').slice(0, -6)}, ${formatTime(time)}`;

/** Everything that can be decided about a visit, the gentlest first. */
export function choicesOf(visit: OutsideVisit): Choice[] {
  const { customerEmail: email, stylist, refund } = visit;
  const mailed = `${email} is mailed`;
  const back = refund > 0 ? `${shortMoneyText(refund)} goes back` : 'nothing was paid';
  return [
    ...visit.canTake.map(({ _id, name }) => ({
      value: `reassign ${_id}`,
      label: `${name} can take it at the same time`,
      decision: { kind: 'reassign', stylistId: _id } as const,
      effect: `${mailed}: ${name} instead of ${stylist.name}.`,
    })),
    ...visit.otherTimes.map(({ date, time, stylist: other }) => ({
      value: `move ${date} ${time}`,
      label: `Move to ${whenOf(date, time)} with ${other.name}`,
      decision: { kind: 'move', date, startTime: time } as const,
      effect: `${mailed} the new time${other._id === stylist._id ? '' : `, and that it is ${other.name} instead of ${stylist.name}`}.`,
    })),
    { value: 'keep', label: 'Keep it as it is', decision: { kind: 'keep' }, effect: 'Nobody is mailed.' },
    {
      value: 'cancel',
      label: `Cancel it, ${back}`,
      decision: { kind: 'cancel' },
      effect: `${mailed} that it is cancelled.`,
    },
  ];
}

/** What was chosen, by visit. */
export type Chosen = Readonly<Record<string, string>>;

/** The first choice of everybody for whom somebody is free at the same time, beside what is chosen already. */
export const givenToWhoeverIsFree = (visits: readonly OutsideVisit[], chosen: Chosen): Chosen => ({
  ...Object.fromEntries(visits.flatMap(({ _id, canTake: [first] }) => (first ? [[_id, `reassign ${first._id}`]] : []))),
  ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== LATER)),
});

export interface Decided {
  visit: OutsideVisit;
  choice: Choice;
}

/** The visits that something is decided about, with what. */
export const decidedOf = (visits: readonly OutsideVisit[], chosen: Chosen): Decided[] =>
  visits.flatMap((visit) => {
    const choice = choicesOf(visit).find(({ value }) => value === chosen[visit._id]);
    return choice ? [{ visit, choice }] : [];
  });
