import fc from 'fast-check';
import { DEFAULT_POLICY } from '@salon/contracts';
import type { Cents, Span } from '@salon/kernel';
import { bookingWindowOf, type SalonCalendar } from '../salon/calendar.rules.js';
import { asBusy, visitSpan } from './busy.rules.js';
import { freeDaysOf } from './month.rules.js';
import { choose, freeFor, planDay, type StylistDay } from './slots.rules.js';

const nine = 9 * 60;
const day = (id: string, ...taken: [number, number][]): StylistDay => ({
  id,
  works: [{ start: nine, end: 12 * 60 }],
  taken: taken.map(([start, end]) => ({ start, end })),
});
const SETTINGS = {
  ...DEFAULT_POLICY,
  policyVersion: 1,
  openedAt: new Date(0),
  zone: 'Asia/Colombo',
  gridMinutes: 60,
  leadMinutes: 60,
  horizonDays: 90,
  feeCents: 100_000 as Cents,
  holdMinutes: 15,
  unpaidPerDay: 10,
  newcomerMinutes: 300,
};
const week = (id: string, shift: Span[] = [{ start: nine, end: 12 * 60 }], serviceIds: string[] | null = null) => ({
  id,
  name: `Stylist ${id}`,
  skills: '',
  picture: null,
  serviceIds,
  plans: [{ validFrom: '1970-01-01', shifts: [[], shift, shift, shift, shift, shift, shift] }],
  exceptions: [],
});
const salon = (...stylists: ReturnType<typeof week>[]): SalonCalendar => ({
  settings: SETTINGS,
  stylists,
  closures: new Map([['2026-12-25', 'Closed for Christmas']]),
});
const early = bookingWindowOf(new Date('2026-11-23T00:00:00Z'), SETTINGS);
const thursday = { date: '2026-11-26', minutes: 60, serviceIds: ['cut'] };
const plan = (
  calendar: SalonCalendar,
  change: Partial<Parameters<typeof planDay>[1]> = {},
  taken: Record<string, Span[]> = {},
  bookingWindow = early,
) => {
  const busy = asBusy(null, change.minutes ?? thursday.minutes);
  return planDay(calendar, { ...thursday, busy, ...change }, new Map(Object.entries(taken)), bookingWindow);
};

describe('the plan of a day', () => {
  it('offers the last start that ends at closing', () => {
    expect(plan(salon(week('a'))).starts).toEqual(['09:00', '10:00', '11:00']);
    expect(plan(salon(week('a')), { minutes: 90 }).blocked).toEqual([
      { time: '11:00', code: 'TOO_LONG', text: 'Your visit would not be finished by closing time.' },
    ]);
  });

  it('offers times of the grid only, also in a shift that begins between two of them', () => {
    expect(plan(salon(week('a', [{ start: nine + 15, end: 12 * 60 }]))).starts).toEqual(['10:00', '11:00']);
  });

  it('keeps a time while one of two stylists is free', () => {
    expect(
      plan(salon(week('a'), week('b')), {}, { a: [{ start: nine, end: 720 }], b: [{ start: 600, end: 660 }] }).starts,
    ).toEqual(['09:00', '11:00']);
  });

  it('lets a visit begin the minute another ends', () => {
    expect(plan(salon(week('a')), {}, { a: [{ start: nine, end: 600 }] }).starts).toEqual(['10:00', '11:00']);
  });

  it('offers nothing across a break, and says so', () => {
    const broken = week('a', [
      { start: nine, end: 600 },
      { start: 660, end: 780 },
    ]);
    const found = plan(salon(broken), { minutes: 120 });
    expect(found.starts).toEqual(['11:00']);
    expect(found.blocked).toEqual([
      { time: '09:00', code: 'BREAK', text: 'Your visit would run into a break of our stylists.' },
      { time: '12:00', code: 'TOO_LONG', text: 'Your visit would not be finished by closing time.' },
    ]);
  });

  it.each([
    ['2026-11-26T03:29:30Z', ['10:00', '11:00'], [['09:00', 'LEAD_TIME']]],
    [
      '2026-11-26T03:30:01Z',
      ['11:00'],
      [
        ['09:00', 'PAST'],
        ['10:00', 'LEAD_TIME'],
      ],
    ],
    [
      '2026-11-26T04:30:00Z',
      ['11:00'],
      [
        ['09:00', 'PAST'],
        ['10:00', 'PAST'],
      ],
    ],
    [
      '2026-11-27T04:30:00Z',
      [],
      [
        ['09:00', 'PAST'],
        ['10:00', 'PAST'],
        ['11:00', 'PAST'],
      ],
    ],
  ])('at %s offers %j and says why not the others', (now, starts, blocked) => {
    const found = plan(salon(week('a')), {}, {}, bookingWindowOf(new Date(now), SETTINGS));
    expect([found.starts, found.blocked.map(({ time, code }) => [time, code])]).toEqual([starts, blocked]);
  });

  it('says in words why nobody works', () => {
    expect(plan(salon(week('a')), { date: '2026-11-29' }).closed).toBe('Closed on Sundays');
    expect(plan(salon(week('a')), { date: '2026-12-25' }).closed).toBe('Closed for Christmas');
    expect(plan(salon(week('a', undefined, ['nails']))).closed).toMatch(/^One of these services has no stylist/);
    expect(
      plan(salon(week('a', undefined, ['nails']), week('b', undefined, ['cut'])), { serviceIds: ['cut', 'nails'] })
        .closed,
    ).toMatch(/^No stylist does all/);
    expect(plan(salon(week('a'), week('b', [])), { stylistId: 'b' }).closed).toBe(
      'Stylist b does not work on Thursdays',
    );
  });

  it('does not call the salon closed while somebody works who does other services', () => {
    const calendar = salon(week('a', [], ['cut']), week('b', undefined, ['nails']));
    expect(plan(calendar).closed).toBe('Nobody is free for these services on this day');
    expect(plan(calendar, { date: '2026-11-29' }).closed).toBe('Closed on Sundays');
  });

  it('C15 blames the lead time for a later day within it, and not the length of the visit', () => {
    const settings = { ...SETTINGS, leadMinutes: 2_880 };
    const bookingWindow = bookingWindowOf(new Date('2026-11-23T04:30:00Z'), settings); // 10:00 in Colombo
    const span = { ...thursday, from: '2026-11-24', to: '2026-11-25', busy: asBusy(null, 60) };
    expect(freeDaysOf({ ...salon(week('a')), settings }, span, new Map(), bookingWindow)).toEqual([
      {
        date: '2026-11-24',
        state: 'full',
        left: 0,
        note: 'This is too soon: we need 48 hours to prepare for your visit.',
      },
      { date: '2026-11-25', state: 'free', left: 2, note: null },
    ]);
    const taken = new Map([['2026-11-25', new Map([['a', [{ start: nine, end: 720 }]]])]]);
    const [, full] = freeDaysOf({ ...salon(week('a')), settings }, span, taken, bookingWindow);
    expect(full?.note).toBe('No time left for a visit of this length');
  });

  it('asks only stylists who do every service', () => {
    const found = plan(salon(week('a', undefined, ['nails']), week('b', undefined, ['nails', 'cut'])));
    expect(found.stylists.map(({ id }) => id)).toEqual(['b']);
  });

  it('offers a start exactly when somebody is at work and free for all of it', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 6 })), { maxLength: 6 });
    fc.assert(
      fc.property(spans, spans, fc.integer({ min: 1, max: 480 }), (a, b, minutes) => {
        const taken = {
          a: a.map(([hour, length]) => ({ start: hour * 60, end: (hour + length) * 60 })),
          b: b.map(([hour, length]) => ({ start: hour * 60, end: (hour + length) * 60 })),
        };
        const found = plan(salon(week('a'), week('b')), { minutes }, taken);
        for (const time of ['09:00', '10:00', '11:00']) {
          const start = Number(time.slice(0, 2)) * 60;
          const isFree =
            start + minutes <= 720 &&
            Object.values(taken).some((of) => of.every((span) => span.end <= start || span.start >= start + minutes));
          if (found.starts.includes(time) !== isFree) return false;
        }
        return found.starts.length + found.blocked.length === 3;
      }),
    );
  });
});

describe('choosing a stylist', () => {
  const hourAt = (start: number) => visitSpan(start, 60, asBusy(null, 60));

  it('gives the visit to the least loaded', () => {
    expect(choose(hourAt(660), [day('a', [nine, 600]), day('b')])?.id).toBe('b');
  });

  it('takes the lower id among equals, in whatever order they come', () => {
    expect(choose(hourAt(660), [day('b'), day('a')])?.id).toBe('a');
  });

  it('is nobody when all are taken', () => {
    expect(choose(hourAt(nine), [day('a', [nine, 600])])).toBeNull();
    expect(freeFor(hourAt(0), [day('a')])).toEqual([]);
  });
});

it('plans a busy day of five stylists in less than 200 microseconds', () => {
  const busy = salon(
    ...['a', 'b', 'c', 'd', 'e'].map((id) =>
      week(id, [
        { start: nine, end: 13 * 60 },
        { start: 14 * 60, end: 18 * 60 },
      ]),
    ),
  );
  const halfHours = { ...busy, settings: { ...SETTINGS, gridMinutes: 30 } };
  const taken = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((id, at) => [
      id,
      [nine, 660, 780, 930].map((start) => ({ start: start + at * 15, end: start + at * 15 + 60 })),
    ]),
  );
  expect(plan(halfHours, { minutes: 45 }, taken).starts).toHaveLength(11);
  const times = Array.from({ length: 1_000 }, () => {
    const began = performance.now();
    plan(halfHours, { minutes: 45 }, taken);
    return performance.now() - began;
  }).sort((a, b) => a - b);
  expect(times[500]).toBeLessThan(0.2);
});
