import { isLocalDay, minutesOf, type LocalDay, type LocalTime } from '@salon/kernel';
import type { BlockedTime } from '@salon/contracts';

/** A service of the visit as the slot search takes it (docs/product.md §3); `averageTime` in minutes. */
export interface WantedService {
  _id: string;
  averageTime: number;
  quantity: number;
}

type DayPart = 'Morning' | 'Afternoon' | 'Evening';

/** One button of the slot grid; `why` is set only when the time is not available. */
export interface SlotCell {
  time: LocalTime;
  why: string | null;
}

export interface SlotGroup {
  part: DayPart;
  cells: SlotCell[];
}

/** Of the slot grid, as in styles/slots.css. */
const COLUMNS = 3;

const partOf = (time: LocalTime): DayPart => {
  const minutes = minutesOf(time);
  if (minutes < 12 * 60) return 'Morning';
  return minutes < 17 * 60 ? 'Afternoon' : 'Evening';
};

/** Free and blocked times of a day in order, by part of day; omits past times and empty parts. */
export function groupSlots(available: readonly LocalTime[], blocked: readonly BlockedTime[]): SlotGroup[] {
  const cells = new Map<LocalTime, SlotCell>();
  for (const { time, code, text } of blocked) if (code !== 'PAST') cells.set(time, { time, why: text });
  for (const time of available) cells.set(time, { time, why: null });
  const inOrder = [...cells.values()].sort((a, b) => minutesOf(a.time) - minutesOf(b.time));
  return (['Morning', 'Afternoon', 'Evening'] as const)
    .map((part) => ({ part, cells: inOrder.filter((cell) => partOf(cell.time) === part) }))
    .filter((group) => group.cells.length > 0);
}

/** `cells` in rows of three, so that a reason can be shown below its row. */
export const rowsOf = <Cell>(cells: readonly Cell[]): Cell[][] =>
  Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (part: string | number): string => String(part).padStart(2, '0');

/** Year, month and day as typed, or null; without a year, the next date that is not past. */
function partsOf(text: string, today: LocalDay): [year: string, month: string, day: string] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return [iso[1]!, iso[2]!, iso[3]!];
  const slashed = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text);
  if (slashed) return [slashed[3]!, slashed[2]!, slashed[1]!];
  const named =
    /^([a-z]{3,9})\.? (\d{1,2})(?:,? (\d{4}))?$/.exec(text) ?? /^(\d{1,2}) ([a-z]{3,9})\.?(?:,? (\d{4}))?$/.exec(text);
  if (!named) return null;
  const [name, day] = /^\d/.test(named[1]!) ? [named[2]!, named[1]!] : [named[1]!, named[2]!];
  const month = MONTHS.indexOf(name.slice(0, 3)) + 1;
  if (month === 0) return null;
  const year = named[3] ?? today.slice(0, 4);
  const comes = named[3] !== undefined || `${year}-${two(month)}-${two(day)}` >= today;
  return [comes ? year : String(Number(year) + 1), String(month), day];
}

/** A day typed as `November 26, 2026`, `26 Nov`, `26/11/2026` or `2026-11-26`; null when it is invalid. */
export function parseDay(typed: string, today: LocalDay): LocalDay | null {
  const parts = partsOf(typed.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, 40), today);
  if (!parts) return null;
  const day = `${parts[0]}-${two(parts[1])}-${two(parts[2])}`;
  return isLocalDay(day) ? day : null;
}

/** `2026-11` → `2026-12`. */
export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${two(number + 1)}`;
}
