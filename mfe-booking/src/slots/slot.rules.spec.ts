import { addDays, timeOf } from '@salon/kernel';
import { formatDate } from '@salon/web-kit';
import fc from 'fast-check';
import { groupSlots, monthAfter, parseDay, rowsOf } from './slot.rules.js';

const TODAY = '2026-11-20';

describe('the times of a day', () => {
  it('are sorted under morning, afternoon and evening, blocked ones with their reason', () => {
    const groups = groupSlots(
      ['17:00', '09:30', '12:00'],
      [{ time: '09:00', code: 'BUSY', text: 'All stylists busy until 9:30 AM' }],
    );
    expect(groups).toEqual([
      {
        part: 'Morning',
        cells: [
          { time: '09:00', why: 'All stylists busy until 9:30 AM' },
          { time: '09:30', why: null },
        ],
      },
      { part: 'Afternoon', cells: [{ time: '12:00', why: null }] },
      { part: 'Evening', cells: [{ time: '17:00', why: null }] },
    ]);
  });

  it('do not show what is already past', () => {
    expect(groupSlots([], [{ time: '09:00', code: 'PAST', text: 'This time is past' }])).toEqual([]);
  });

  it('are each shown once, a free one always as free', () => {
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 47 }).map((half) => timeOf(half * 30)));
    fc.assert(
      fc.property(times, times, (free, busy) => {
        const cells = groupSlots(
          free,
          busy.map((time) => ({ time, code: 'BUSY' as const, text: 'busy' })),
        ).flatMap((group) => group.cells);
        const shown = cells.map(({ time }) => time);
        expect(shown).toEqual([...new Set([...free, ...busy])].sort());
        expect(cells.filter(({ why }) => why === null).map(({ time }) => time)).toEqual([...free].sort());
      }),
    );
  });

  it('B-057 come three to a row', () => {
    expect(rowsOf([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
    expect(rowsOf([])).toEqual([]);
  });
});

describe('a typed date', () => {
  it.each([
    ['November 26, 2026', '2026-11-26'],
    ['nov 26', '2026-11-26'],
    ['26 November', '2026-11-26'],
    ['26/11/2026', '2026-11-26'],
    ['2026-11-26', '2026-11-26'],
    ['  Nov  26 , 2026', null],
    ['January 5', '2027-01-05'],
    ['November 20', '2026-11-20'],
    ['5 jan 2026', '2026-01-05'],
    ['February 30, 2027', null],
    ['tomorrow', null],
    ['', null],
    ['26', null],
    ['2026-11-26T10:00', null],
    ['9'.repeat(10_000), null],
  ])('%j is read as %j', (typed, day) => {
    expect(parseDay(typed, TODAY)).toBe(day);
  });

  it('B-055 is understood as the screen writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900 }), (days) => {
        const day = addDays(TODAY, days);
        return parseDay(formatDate(day, 'MMMM d, yyyy'), TODAY) === day;
      }),
    );
  });
});

it('names the month after', () => {
  expect([monthAfter('2026-11'), monthAfter('2026-12')]).toEqual(['2026-12', '2027-01']);
});
