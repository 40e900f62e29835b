import type { FreeMiddle } from '@salon/contracts';
import { type LocalTime, minutesOf, type Span } from '@salon/kernel';

/** How a line of a visit occupies the stylist. */
export interface Timing {
  minutes: number;
  quantity: number;
  /** Clean-up time after the visit. */
  bufferMinutes?: number;
  /** A span inside the service in which the stylist is free for another customer. */
  freeMiddle?: FreeMiddle | null;
}

interface BookedTime {
  startTime: LocalTime;
  endTime: LocalTime;
  /** The stored form; null for the whole visit. */
  busy?: readonly (readonly [number, number])[] | null;
}

/** When the stylist is occupied, in minutes since the visit's start: sorted and disjoint. */
export type Busy = readonly Span[];

/** The spans of a service that begins at `start`. */
function spansOf({ minutes, freeMiddle }: Timing, start: number): Span[] {
  const end = start + minutes;
  // A middle that is no longer inside the service, because its minutes were changed, is ignored.
  if (!freeMiddle || freeMiddle.after + freeMiddle.minutes >= minutes) return [{ start, end }];
  const freeFrom = start + freeMiddle.after;
  return [
    { start, end: freeFrom },
    { start: freeFrom + freeMiddle.minutes, end },
  ];
}

/**
 * When a visit of these consecutive lines occupies its stylist. The longest buffer of its services follows the visit
 * once: no buffer is needed between two services of one customer.
 */
export function busyOf(lines: readonly Timing[]): Busy {
  const busy: Span[] = [];
  let at = 0;
  for (const line of lines)
    for (let each = 0; each < line.quantity; each += 1, at += line.minutes)
      for (const span of spansOf(line, at)) {
        const last = busy.at(-1);
        if (last?.end === span.start) last.end = span.end;
        else busy.push({ ...span });
      }
  const last = busy.at(-1);
  if (last) last.end += Math.max(0, ...lines.map(({ bufferMinutes = 0 }) => bufferMinutes));
  return busy;
}

/** The stored form in an appointment: null when exactly the whole visit is occupied. */
export function storedBusy(busy: Busy, minutes: number): [number, number][] | null {
  const [first, ...rest] = busy;
  return rest.length === 0 && first?.start === 0 && first.end === minutes
    ? null
    : busy.map(({ start, end }) => [start, end]);
}

/** Parses the stored form. */
export const asBusy = (stored: readonly (readonly [number, number])[] | null | undefined, minutes: number): Busy =>
  stored?.map(([start, end]) => ({ start, end })) ?? [{ start: 0, end: minutes }];

export const shifted = (busy: Busy, minutes: number): Span[] =>
  busy.map(({ start, end }) => ({ start: start + minutes, end: end + minutes }));

/** When a booked visit occupies its stylist, in minutes of its day. */
export function occupied({ startTime, endTime, busy }: BookedTime): Span[] {
  const start = minutesOf(startTime);
  return shifted(asBusy(busy, minutesOf(endTime) - start), start);
}

/** A visit on its day: from its start to its end or the end of its buffer, and when it occupies the stylist. */
export interface VisitSpan extends Span {
  busy: Busy;
}

export function visitSpan(start: number, minutes: number, busy: Busy): VisitSpan {
  const end = Math.max(minutes, ...busy.map((span) => span.end));
  return { start, end: start + end, busy: shifted(busy, start) };
}
