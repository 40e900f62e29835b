import fc from 'fast-check';
import {
  addDays,
  addMinutes,
  clockChangeOn,
  DAY_MINUTES,
  formatMinutes,
  shortDuration,
  isLocalDay,
  isLocalTime,
  isWholeDay,
  minutesOf,
  timeOf,
  toInstant,
  toLocal,
  mondayOf,
  weekdayOf,
  without,
} from './index.js';

/** The quarter hours at which the clock shows `day`, by time: what it shows is read every 15 minutes. */
function instantsOf(day: string, zone: string): Map<string, Date[]> {
  const shown = new Map<string, Date[]>();
  const around = addMinutes(new Date(`${day}T00:00:00Z`), -DAY_MINUTES);
  for (let passed = 0; passed < 3 * DAY_MINUTES; passed += 15) {
    const at = addMinutes(around, passed);
    const local = toLocal(at, zone);
    if (local.day === day) shown.set(local.time, [...(shown.get(local.time) ?? []), at]);
  }
  return shown;
}

describe('the salon clock', () => {
  it.each([
    ['2026-11-21', '09:30', 'Asia/Colombo', '2026-11-21T04:00:00.000Z'],
    ['2026-03-29', '03:30', 'Europe/London', '2026-03-29T02:30:00.000Z'],
    ['2026-10-25', '00:30', 'Europe/London', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '02:00', 'Europe/London', '2026-10-25T02:00:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('reads %s %s in %s as %s', (day, time, zone, instant) => {
    expect(toInstant(day, time, zone).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-03-29', 'Europe/London', '01:00 to 02:00'],
    ['2026-10-25', 'Europe/London', '01:00 to 02:00'],
    ['2026-03-08', 'America/New_York', '02:00 to 03:00'],
    ['2026-11-01', 'America/New_York', '01:00 to 02:00'],
    ['2026-04-05', 'Australia/Lord_Howe', '01:30 to 02:00'],
    ['2026-09-06', 'America/Santiago', '00:00 to 01:00'],
    ['2026-04-04', 'America/Santiago', '23:00 to 24:00'],
    ['2026-03-28', 'Europe/London', null],
    ['2026-03-30', 'Europe/London', null],
    ['2026-03-29', 'Asia/Colombo', null],
  ])('on %s the clock of %s is changed: %s', (day, zone, expected) => {
    const change = clockChangeOn(day, zone);
    expect(change && `${timeOf(change.start)} to ${timeOf(change.end)}`).toBe(expected);
  });

  const changeDays = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'];
  const anyDay = fc.oneof(
    fc.constantFrom(...changeDays),
    fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days)),
  );
  it.each(['Asia/Colombo', 'Europe/London', 'America/New_York'])(
    'shows in %s each time of a day once, but for those of a clock change',
    (zone) => {
      fc.assert(
        fc.property(anyDay, (day) => {
          const shown = instantsOf(day, zone);
          const change = clockChangeOn(day, zone);
          for (let minute = 0; minute < DAY_MINUTES; minute += 15) {
            const [first, ...again] = shown.get(timeOf(minute)) ?? [];
            if (first) expect(toInstant(day, timeOf(minute), zone)).toEqual(first);
            const isShownOnce = first !== undefined && again.length === 0;
            expect(isShownOnce).toBe(!change || minute < change.start || change.end <= minute);
          }
        }),
        { numRuns: 20, examples: changeDays.map((day) => [day]) },
      );
    },
  );

  it.each([
    ['2026-03-29', 'Europe/London', 23],
    ['2026-10-25', 'Europe/London', 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-09-06', 'America/Santiago', 23],
    ['2026-04-04', 'America/Santiago', 25],
  ])('%s has in %s %i hours', (day, zone, hours) => {
    const begin = toInstant(day, '00:00', zone);
    expect(toInstant(addDays(day, 1), '00:00', zone)).toEqual(addMinutes(begin, hours * 60));
    expect(toLocal(addMinutes(begin, -1), zone)).toEqual({ day: addDays(day, -1), time: '23:59' });
  });

  it('counts minutes since midnight', () => {
    expect(minutesOf('09:30')).toBe(570);
    expect(timeOf(570)).toBe('09:30');
  });

  it.each([
    [1, '1 minute'],
    [45, '45 minutes'],
    [60, '60 minutes (1\u00a0h)'],
    [65, '65 minutes (1\u00a0h\u00a005)'],
    [150, '150 minutes (2\u00a0h\u00a030)'],
  ])('says %i minutes in words: %s', (minutes, words) => {
    expect(formatMinutes(minutes)).toBe(words);
  });

  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 h'],
    [150, '2 h 30 min'],
  ])('says %i minutes shortly: %s', (minutes, words) => {
    expect(shortDuration(minutes)).toBe(words);
  });

  it('accepts existing calendar days only', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
    ]);
  });

  it.each([
    '2026-02-29',
    '0000-01-01',
    '9999-12-01',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '',
    null,
    20260101,
    '2026-01-01T00:00',
  ])('refuses %p as a day', (value) => {
    expect(isLocalDay(value)).toBe(false);
  });

  it.each(['', '0202-11-26', '2026-02-29'])('takes %p for a day that is not typed to its end', (value) => {
    expect([isWholeDay(value), isWholeDay('2026-02-28')]).toEqual([false, true]);
  });

  it.each(['24:00', '9:30', '09:60', '', null, 930])('refuses %p as a time', (value) => {
    expect(isLocalTime(value)).toBe(false);
  });
});

it('what is removed of a span is gone', () => {
  const spans = (...ends: [number, number][]) => ends.map(([start, end]) => ({ start, end }));
  expect(without(spans([9, 18]), spans([8, 10], [12, 13], [17, 19]))).toEqual(spans([10, 12], [13, 17]));
});
