import {
  type DayStylist,
  type DayVisit,
  minutesOfSpan,
  type SalonDay,
  type TodayMoney,
  type TodayStylist,
  type TodayVisit,
} from '@salon/contracts';
import { type Span, toLkr, without } from '@salon/kernel';
import type { Entry } from '../closing/closing.rules.js';

/** When a visit occupies the stylist: with its buffer, without its free middles. */
const takenBy = ({ startTime, endTime, bufferEnd, freeMiddles }: DayVisit): Span[] =>
  without([minutesOfSpan({ start: startTime, end: bufferEnd ?? endTime })], freeMiddles.map(minutesOfSpan));

const asLine = ({ appointmentId, startTime, endTime, user }: DayVisit): TodayVisit => ({
  appointmentId,
  startTime,
  endTime,
  customerName: user.name,
});

const spanOf = ({ startTime, endTime }: DayVisit): Span => minutesOfSpan({ start: startTime, end: endTime });

/**
 * The visit that takes place: the last one that was noted as started, also beyond its end, until one begins after a
 * pause; else the one of this time.
 */
function servedOf(open: readonly DayVisit[], now: number): DayVisit | undefined {
  const started = open.findLast(({ progress }) => progress === 'started');
  const planned = open.findLast((visit) => spanOf(visit).start <= now && now < spanOf(visit).end);
  if (!started || !planned) return started ?? planned;
  return spanOf(planned).start > spanOf(started).end ? planned : started;
}

const isLater = (visit: DayVisit, served: DayVisit | undefined): boolean =>
  served !== undefined && spanOf(visit).start > spanOf(served).start;

function stylistNow({ _id, name, shifts }: DayStylist, visits: readonly DayVisit[], now: number): TodayStylist {
  const open = visits.filter(({ status }) => status === 'confirmed');
  const served = servedOf(open, now);
  const isNext = (visit: DayVisit): boolean =>
    visit !== served && (now <= spanOf(visit).start || (isLater(visit, served) && now < spanOf(visit).end));
  const next = open.find(isNext);
  const left = without(shifts.map(minutesOfSpan), [{ start: 0, end: now }, ...visits.flatMap(takenBy)]);
  return {
    _id,
    name,
    visits: visits.filter(({ status }) => status !== 'pending').length,
    done: visits.filter(({ status }) => status === 'completed').length,
    freeMinutes: left.reduce((sum, { start, end }) => sum + end - start, 0),
    now: served ? asLine(served) : null,
    next: next ? asLine(next) : null,
  };
}

/** Each stylist's state at a minute of the day, of visits by time. @param now minutes since local midnight */
export const stylistsNow = ({ stylists, visits }: Pick<SalonDay, 'stylists' | 'visits'>, now: number): TodayStylist[] =>
  stylists.map((each) =>
    stylistNow(
      each,
      visits.filter(({ stylist }) => stylist._id === each._id),
      now,
    ),
  );

/** The amounts of a day as its closing has them: received online and at the desk, and returned by any means. */
export function todayMoneyOf(entries: readonly Pick<Entry, 'means' | 'amountCents'>[]): TodayMoney {
  const sum = (counts: (entry: Pick<Entry, 'means' | 'amountCents'>) => boolean): number =>
    toLkr(entries.filter(counts).reduce((cents, { amountCents }) => cents + amountCents, 0));
  return {
    online: sum(({ means, amountCents }) => means === 'online' && amountCents > 0),
    desk: sum(({ means, amountCents }) => means !== 'online' && amountCents > 0),
    refunds: -sum(({ amountCents }) => amountCents < 0) || 0,
  };
}
