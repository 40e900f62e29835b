import { DESK, type DayStylist, type DayVisit, minutesOfSpan, type SalonDay, type TimeSpan } from '@salon/contracts';
import { counted, DAY_MINUTES, HOUR_MINUTES, shortAmount, type Span, sumLkr, without } from '@salon/kernel';

/** The hours that the board shows on a day without working stylists. */
const USUAL = { from: 9 * HOUR_MINUTES, to: 18 * HOUR_MINUTES };

/** The hours that the board shows: from the first whole hour with work or a visit to the last. */
export function hoursShown({ stylists, visits }: Pick<SalonDay, 'stylists' | 'visits'>): { from: number; to: number } {
  const spans = [
    ...stylists.flatMap(({ shifts }) => shifts),
    ...visits.map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
  ].map(minutesOfSpan);
  if (spans.length === 0) return USUAL;
  return {
    from: Math.floor(Math.min(...spans.map(({ start }) => start)) / HOUR_MINUTES) * HOUR_MINUTES,
    to: Math.ceil(Math.max(...spans.map(({ end }) => end)) / HOUR_MINUTES) * HOUR_MINUTES,
  };
}

/** Position of a span on the board, in minutes from its top. */
export function placeOf(span: TimeSpan, from: number) {
  const { start, end } = minutesOfSpan(span);
  return { top: start - from, minutes: end - start };
}

/** A pressable cell of the board: a visit, a free gap or blocked time. Minutes since midnight. */
export interface Cell {
  id: string;
  /** On the board of a day the id of a stylist, on that of a week a day. */
  columnId: string;
  start: number;
  end: number;
}
export type BoardCell = Cell &
  ({ kind: 'visit'; visit: DayVisit } | { kind: 'gap' } | { kind: 'block'; blockId: string; note: string });

/** Subtracts spans from others; drops the rest that is shorter than the desk's step. */
const bookable = (spans: Span[], removed: readonly Span[]): Span[] =>
  without(spans, removed).filter(({ start, end }) => end - start >= DESK.stepMinutes);

/** When a visit occupies its stylist: without its free middles, with the buffer after it. */
const takenBy = ({ startTime, endTime, bufferEnd, freeMiddles }: DayVisit): Span[] =>
  bookable([minutesOfSpan({ start: startTime, end: bufferEnd ?? endTime })], freeMiddles.map(minutesOfSpan));

/** The end of the past on a day; past time is no free gap. @param minute the current one of today */
function pastUntil({ date, today }: Pick<SalonDay, 'date' | 'today'>, minute: number): number {
  if (date === today) return minute;
  return date < today ? DAY_MINUTES : 0;
}

/** The free gaps of a stylist's day. @param since past time is no gap */
export function gapsOf(stylist: DayStylist, visits: readonly DayVisit[], since: number): Span[] {
  const first = Math.floor(since / DESK.stepMinutes) * DESK.stepMinutes;
  return bookable(stylist.shifts.map(minutesOfSpan), [
    ...visits.flatMap(takenBy),
    { start: 0, end: Math.max(0, first) },
  ]);
}

/**
 * The cells of each column, by time. Takes all visits of the day: where one is left out, a gap can be booked. The board
 * of a week has no date: its columns are days. @param minute the current one of today
 */
export function columnsOf(
  { date, today, stylists, visits }: Pick<SalonDay, 'date' | 'today' | 'stylists' | 'visits'>,
  minute: number,
): BoardCell[][] {
  return stylists.map((stylist) => {
    const columnId = stylist._id;
    const since = pastUntil({ date: date || columnId, today }, minute);
    const own = visits.filter((visit) => visit.stylist._id === columnId);
    const cells: BoardCell[] = [
      ...own.map((visit) => ({
        ...minutesOfSpan({ start: visit.startTime, end: visit.endTime }),
        kind: 'visit' as const,
        id: visit._id,
        columnId,
        visit,
      })),
      ...gapsOf(stylist, own, since).map((gap) => ({
        ...gap,
        kind: 'gap' as const,
        // Keyed by its end: a gap that shrinks as time passes stays the same button.
        id: `gap ${columnId} ${gap.end}`,
        columnId,
      })),
      ...stylist.away.flatMap(({ blockId, note, ...span }) => {
        if (blockId === null) return [];
        const id = `block ${blockId} ${span.start}`; // A break divides a block into several cells.
        return [{ ...minutesOfSpan(span), kind: 'block' as const, id, columnId, blockId, note }];
      }),
    ];
    return cells.sort((a, b) => a.start - b.start || b.end - a.end);
  });
}

/** The cells that lie inside a longer visit of the same stylist, in its free middle. */
export const innerOf = (columns: readonly (readonly BoardCell[])[]): ReadonlySet<BoardCell> =>
  new Set(
    columns.flatMap((cells) => {
      const visits = cells.filter(({ kind }) => kind === 'visit');
      return cells.filter((cell) =>
        visits.some(
          (visit) =>
            visit.start <= cell.start && cell.end <= visit.end && visit.end - visit.start > cell.end - cell.start,
        ),
      );
    }),
  );

/** The cell that begins nearest to another. */
export const nearest = (cells: readonly Cell[], { start }: Cell): Cell | undefined =>
  cells.reduce<Cell | undefined>((best, each) => {
    const distance = (cell: Cell) => Math.abs(cell.start - start);
    return best && distance(best) <= distance(each) ? best : each;
  }, undefined);

/**
 * The target of an arrow key: up and down within a column; left and right to the nearest cell of the next non-empty
 * column.
 */
export function cellTowards(columns: readonly (readonly Cell[])[], id: string, key: string): string | undefined {
  const at = columns.findIndex((cells) => cells.some((cell) => cell.id === id));
  const column = columns[at] ?? [];
  const row = column.findIndex((cell) => cell.id === id);
  const current = column[row];
  if (!current) return undefined;
  const left = columns.slice(0, at).findLast((cells) => cells.length > 0);
  const right = columns.slice(at + 1).find((cells) => cells.length > 0);
  const found: Record<string, Cell | undefined> = {
    ArrowUp: column[row - 1],
    ArrowDown: column[row + 1],
    ArrowLeft: left && nearest(left, current),
    ArrowRight: right && nearest(right, current),
    Home: column[0],
    End: column.at(-1),
  };
  return found[key]?.id;
}

/** The chosen place of a visit on the board. Minutes since midnight. */
export interface Target {
  columnId: string;
  start: number;
}

/**
 * The place after an arrow key while a visit is moved: a quarter of an hour, with Shift one desk step, or the next
 * stylist.
 */
export function targetTowards(
  stylists: readonly Pick<DayStylist, '_id'>[],
  target: Target,
  key: string,
  fine: boolean,
): Target {
  const step = fine ? DESK.stepMinutes : 15;
  const at = stylists.findIndex(({ _id }) => _id === target.columnId);
  const beside = stylists[key === 'ArrowLeft' ? at - 1 : at + 1]?._id;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return beside === undefined ? target : { ...target, columnId: beside };
  const start = key === 'ArrowUp' ? target.start - step : key === 'ArrowDown' ? target.start + step : target.start;
  return { ...target, start: Math.min(Math.max(0, start), DAY_MINUTES - step) };
}

/**
 * The amount due of a visit, not noted as paid or to be refunded, as an icon with an amount, and a word that narrow
 * cells hide; or that it is paid. Nothing of a missed visit that costs nothing, when nothing was paid.
 */
export function moneySignOf(visit: DayVisit): [sign?: string, word?: string] {
  const { status, unnoted = 0, overpaid = 0, feePaid, deskPaid = 0, appointmentFee, prepaid = 0 } = visit;
  if (overpaid > 0) return [`● ${shortAmount(overpaid)}`, 'to refund'];
  const isHeld = status === 'pending';
  // Of a hold that is paid in full online, nothing is due at the salon.
  const due = isHeld && visit.due === 0 ? sumLkr([appointmentFee, prepaid]) : visit.due;
  if (due === 0 && unnoted === 0) return status === 'no_show' && feePaid + deskPaid === 0 ? [] : ['● Paid'];
  const icon = feePaid > 0 && !isHeld ? '◐' : '○';
  return due > 0 ? [`${icon} ${shortAmount(due)}`, 'due'] : [`${icon} ${shortAmount(unnoted)}`, 'not noted'];
}

/** '3 visits, 1 held' of a day. */
export function summaryOf({ visits, cancelled }: Pick<SalonDay, 'visits' | 'cancelled'>): string {
  const held = visits.filter(({ status }) => status === 'pending').length;
  const booked = visits.length - held;
  return [
    counted(booked, 'visit'),
    ...(held > 0 ? [`${held} held`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
  ].join(', ');
}
