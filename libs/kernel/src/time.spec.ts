import fc from 'fast-check';
import {
  addDays,
  formatMinutes,
  shortDuration,
  isLocalDay,
  isLocalTime,
  minutesOf,
  timeOf,
  toInstant,
  toLocal,
  mondayOf,
  weekdayOf,
} from './index.js';

describe('the salon clock', () => {
  it.each([
    ['2026-11-21', '09:30', 'Asia/Colombo', '2026-11-21T04:00:00.000Z'],
    ['2026-03-29', '03:30', 'Europe/London', '2026-03-29T02:30:00.000Z'],
    ['2026-10-25', '00:30', 'Europe/London', '2026-10-24T23:30:00.000Z'],
  ])('reads %s %s in %s as %s', (day, time, zone, instant) => {
    expect(toInstant(day, time, zone).toISOString()).toBe(instant);
  });

  it('converts back to the same wall clock', () => {
    const minutes = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minutes, fc.integer({ min: 0, max: 3000 }), (minute, days) => {
        const day = addDays('2024-01-01', days);
        expect(toLocal(toInstant(day, timeOf(minute), 'Asia/Colombo'), 'Asia/Colombo')).toEqual({
          day,
          time: timeOf(minute),
        });
      }),
    );
  });

  it('counts minutes since midnight', () => {
    expect(minutesOf('09:30')).toBe(570);
    expect(timeOf(570)).toBe('09:30');
  });

  it.each([
    [1, '1 minute'],
    [45, '45 minutes'],
    [60, '60 minutes (1 h)'],
    [65, '65 minutes (1 h 05)'],
    [150, '150 minutes (2 h 30)'],
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

  it.each(['24:00', '9:30', '09:60', '', null, 930])('refuses %p as a time', (value) => {
    expect(isLocalTime(value)).toBe(false);
  });
});
