import type { OutsideVisit } from '@salon/contracts';
import { DAY_MINUTES, minutesOf, shortMoneyText } from '@salon/kernel';
import { formatDate, formatTime } from '@salon/web-kit';
import { NO_ADDRESS } from '../admin-visit/mail.rules.js';
import { beforeCancelling } from '../admin-visit/visit.rules.js';

/** An admin's decision about a visit outside the hours. */
export type Decision =
  | { kind: 'reassign'; stylistId: string }
  | { kind: 'move'; date: string; startTime: string }
  | { kind: 'keep' }
  | { kind: 'cancel' };

/** The minutes of a stylist's day that a decision takes for a visit. */
interface Place {
  stylistId: string;
  date: string;
  start: number;
  end: number;
}

interface Choice {
  /** Of the option in its list. */
  value: string;
  label: string;
  /** The label once it is carried out. */
  done: string;
  decision: Decision;
  /** What happens next, and who gets a mail. */
  effect: string;
  /** It cannot be chosen: something else comes first, which its label says. */
  isBlocked?: boolean;
  /** Where it puts the visit; absent when the visit stays or is cancelled. */
  place?: Place;
}

/** Not decided yet: the visit stays an open task. */
export const LATER = '';

/** `Thu, Nov 26, 10:00 AM`. */
export const shortDateTime = (date: string, time: string): string =>
  `${formatDate(date, 'EEE, MMM d')}, ${formatTime(time)}`;

function placeOf({ startTime, endTime }: OutsideVisit, stylistId: string, date: string, time: string): Place {
  const minutes = (minutesOf(endTime) - minutesOf(startTime) + DAY_MINUTES) % DAY_MINUTES;
  const start = minutesOf(time);
  return { stylistId, date, start, end: start + minutes };
}

/** What cancelling does with the money; not before what the desk has taken, or refunded, is settled there. */
function cancelTextsOf({ refund, deskPaid = 0 }: OutsideVisit): Pick<Choice, 'label' | 'done' | 'isBlocked'> {
  const money = refund > 0 ? `${shortMoneyText(refund)} is refunded` : 'nothing was paid';
  const done = `Cancelled, ${money}`;
  if (deskPaid !== 0) return { label: `Cancel it. ${beforeCancelling(deskPaid)}`, done, isBlocked: true };
  return { label: `Cancel it, ${money}`, done };
}

/** All available decisions for a visit, those with the smallest effect first. */
export function choicesOf(visit: OutsideVisit): Choice[] {
  const { customerEmail: email, stylist } = visit;
  const mailed = (what: string): string => (email === '' ? NO_ADDRESS : `${email} is mailed${what}.`);
  return [
    ...visit.canTake.map(({ _id, name }) => ({
      value: `reassign ${_id}`,
      label: `${name} can take it at the same time`,
      done: `${name} takes it`,
      decision: { kind: 'reassign', stylistId: _id } as const,
      effect: mailed(`: ${name} instead of ${stylist.name}`),
      place: placeOf(visit, _id, visit.date, visit.startTime),
    })),
    ...visit.otherTimes.map(({ date, time, stylist: other }) => ({
      value: `move ${date} ${time}`,
      label: `Move to ${shortDateTime(date, time)} with ${other.name}`,
      done: `Moved to ${shortDateTime(date, time)} with ${other.name}`,
      decision: { kind: 'move', date, startTime: time } as const,
      effect: mailed(
        ` the new time${other._id === stylist._id ? '' : `, and that it is ${other.name} instead of ${stylist.name}`}`,
      ),
      place: placeOf(visit, other._id, date, time),
    })),
    {
      value: 'keep',
      label: 'Keep it as it is',
      done: 'Kept as it is',
      decision: { kind: 'keep' },
      effect: 'Nobody is mailed.',
    },
    {
      value: 'cancel',
      decision: { kind: 'cancel' },
      effect: mailed(' that it is cancelled'),
      ...cancelTextsOf(visit),
    },
  ];
}

/** The decisions, by visit. */
export type Chosen = Readonly<Record<string, string>>;

export interface Decided {
  visit: OutsideVisit;
  choice: Choice;
}

/** The visits with a decision. */
export const decidedOf = (visits: readonly OutsideVisit[], chosen: Chosen): Decided[] =>
  visits.flatMap((visit) => {
    const choice = choicesOf(visit).find(({ value, isBlocked }) => value === chosen[visit._id] && !isBlocked);
    return choice ? [{ visit, choice }] : [];
  });

interface Placed {
  visit: OutsideVisit;
  place: Place;
}

/** The places that the decisions take. */
export const placesOf = (visits: readonly OutsideVisit[], chosen: Chosen): Placed[] =>
  decidedOf(visits, chosen).flatMap(({ visit, choice: { place } }) => (place ? [{ visit, place }] : []));

const clash = (one: Place, other: Place): boolean =>
  one.stylistId === other.stylistId && one.date === other.date && one.start < other.end && other.start < one.end;

/** The other visit that a choice is no longer free for. */
export const takenFor = (visit: OutsideVisit, { place }: Choice, taken: readonly Placed[]): OutsideVisit | undefined =>
  place && taken.find((other) => other.visit._id !== visit._id && clash(place, other.place))?.visit;

/**
 * Gives every visit to a stylist who is free at the same time and whom no other visit takes, in addition to the
 * existing choices.
 */
export function givenToWhoeverIsFree(visits: readonly OutsideVisit[], chosen: Chosen): Chosen {
  const given = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== LATER));
  const taken = placesOf(visits, given);
  for (const visit of visits.filter(({ _id }) => given[_id] === undefined)) {
    const free = choicesOf(visit).find(
      (choice) => choice.decision.kind === 'reassign' && !takenFor(visit, choice, taken),
    );
    if (!free?.place) continue;
    given[visit._id] = free.value;
    taken.push({ visit, place: free.place });
  }
  return given;
}
