import { counted } from './words.js';

/** `yyyy-MM-dd` and `HH:mm`, both read on the salon's wall clock. */
export type LocalDay = string;
export type LocalTime = string;

/** The only source of "now". Rules take a `Date`; only edges hold a Clock. */
export abstract class Clock {
  abstract now(): Date;
}

export const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
export const DAY_MS = 86_400_000;
export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;

/** A span of one salon day, in minutes since local midnight, end excluded. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The instant at which the wall clock of `zone` (IANA name) shows `day` `time`: of a time that it shows twice the first
 * one; for a time that it skips, as if the clock had not been changed yet.
 */
export function toInstant(day: LocalDay, time: LocalTime, zone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const unchanged = wall - zoneOffsetMs(wall - DAY_MS, zone);
  const offset = zoneOffsetMs(unchanged, zone);
  const changed = wall - offset;
  return new Date(zoneOffsetMs(changed, zone) === offset ? changed : unchanged);
}

/**
 * The minutes of `day`, from midnight on, end excluded, that the wall clock of `zone` skips or shows twice because it
 * is put forward or back; null on a day of 24 hours.
 */
export function clockChangeOn(day: LocalDay, zone: string): Span | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let at = midnight - DAY_MS; // Before the day begins in any zone.
  const before = zoneOffsetMs(at, zone);
  const change = (zoneOffsetMs(midnight + 2 * DAY_MS, zone) - before) / MINUTE_MS;
  if (change === 0) return null;
  while (zoneOffsetMs(at, zone) === before) at += QUARTER_MS;
  const minute = (at + before - midnight) / MINUTE_MS;
  const span = { start: Math.min(minute, minute + change), end: Math.max(minute, minute + change) };
  return span.start < DAY_MINUTES && span.end > 0 ? span : null;
}

/** The inverse of `toInstant`: the wall clock of `zone` at `at`. */
export function toLocal(at: Date, zone: string): { day: LocalDay; time: LocalTime } {
  const wall = new Date(at.getTime() + zoneOffsetMs(at.getTime(), zone)).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Minutes since local midnight: `minutesOf('09:30')` is 570. */
export function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function timeOf(minutes: number): LocalTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The minutes of `spans` that are not in `removed`. */
export const without = (spans: readonly Span[], removed: readonly Span[]): Span[] =>
  removed.reduce<Span[]>(
    (left, { start, end }) =>
      left.flatMap((span) =>
        [
          { start: span.start, end: Math.min(span.end, start) },
          { start: Math.max(span.start, end), end: span.end },
        ].filter((part) => part.start < part.end),
      ),
    [...spans],
  );

/** A duration in words: 45 → '45 minutes', 150 → '150 minutes (2 h 30)', which breaks before the bracket alone. */
export function formatMinutes(minutes: number): string {
  const words = counted(minutes, 'minute');
  if (minutes < 60) return words;
  const rest = minutes % 60;
  return `${words} (${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`})`;
}

/** A duration for tables: 45 → '45 min', 120 → '2 h', 150 → '2 h 30 min'. */
export function shortDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);

/** The calendar day `days` after `day` (negative: before); no time zone is involved. */
export const addDays = (day: LocalDay, days: number): LocalDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** 0 is Sunday, as in `Date` and `WEEKDAYS`. */
export const weekdayOf = (day: LocalDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The Monday on or before `day`. */
export const mondayOf = (day: LocalDay): LocalDay => addDays(day, -((weekdayOf(day) + 6) % 7));

/**
 * True for an existing calendar day: not `2026-02-29`, no year 0. The year 9999 is excluded, because its last day has
 * no next day.
 */
export function isLocalDay(value: unknown): value is LocalDay {
  if (typeof value !== 'string' || !/^(?!0000|9999)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(value);
}

/**
 * Whether a typed day is complete: while a year is typed, the browser gives valid days of the years 2, 20 and 202; a
 * day with missing parts is ''.
 */
export const isWholeDay = (value: string): boolean => isLocalDay(value) && value >= '1000';

export const isLocalTime = (value: unknown): value is LocalTime =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/** Cached quarter hours per zone: about four weeks. */
const MOST_QUARTERS = 2_688;

interface Zone {
  formatter: Intl.DateTimeFormat;
  /** Offset by quarter hour: zones change their clocks only on quarter hours. */
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' });
  const zone = { formatter, offsets: new Map<number, number>() };
  zones.set(name, zone);
  return zone;
}

function zoneOffsetMs(at: number, name: string): number {
  const { formatter, offsets } = zoneOf(name);
  const quarter = Math.floor(at / QUARTER_MS);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_QUARTERS) offsets.clear();
  const offset = readOffsetMs(quarter * QUARTER_MS, formatter);
  offsets.set(quarter, offset);
  return offset;
}

/** The Swedish format is ISO 8601, so the result can be parsed directly. */
const readOffsetMs = (at: number, formatter: Intl.DateTimeFormat): number =>
  Date.parse(`${formatter.format(at).replace(' ', 'T')}Z`) - at;
