import { addDays, type LocalDay, type LocalTime, type Span } from '@salon/kernel';
import { NOTHING_TAKEN, type Taken } from './taken.queries.js';

/** Days read at once. */
const STRIDE = 14;

interface NextFreeSearch {
  after: LocalDay;
  /** The last day that can be booked. */
  lastDay: LocalDay;
  takenSpans(from: LocalDay, to: LocalDay): Promise<Taken>;
  /** The possible start times of a day with these taken spans. */
  startsOn(date: LocalDay, taken: ReadonlyMap<string, readonly Span[]>): readonly LocalTime[];
}

/** The first free time on a later day; null when there is none until the last day. */
export async function nextFreeTime({
  after,
  lastDay,
  takenSpans,
  startsOn,
}: NextFreeSearch): Promise<{ date: LocalDay; time: LocalTime } | null> {
  for (let from = addDays(after, 1); from <= lastDay; from = addDays(from, STRIDE)) {
    const stride = addDays(from, STRIDE - 1);
    const to = stride < lastDay ? stride : lastDay;
    const taken = await takenSpans(from, to);
    for (let date = from; date <= to; date = addDays(date, 1)) {
      const [time] = startsOn(date, taken.get(date) ?? NOTHING_TAKEN);
      if (time !== undefined) return { date, time };
    }
  }
  return null;
}
