import fc from 'fast-check';
import { addDays, HOUR_MINUTES, type Span, weekdayOf } from '@salon/kernel';
import {
  type HoursException,
  isAbsentOn,
  isWithinHours,
  planOn,
  shiftsOn,
  type StylistWeek,
} from './calendar.rules.js';
import { union, WHOLE_DAY } from './spans.rules.js';

const span = (from: number, to: number): Span => ({ start: from * HOUR_MINUTES, end: to * HOUR_MINUTES });
const stylist = (shifts: Span[], exceptions: HoursException[] = []): StylistWeek => ({
  id: 'dilani',
  name: 'Dilani',
  skills: '',
  picture: null,
  serviceIds: null,
  plans: [{ validFrom: '1970-01-01', shifts: Array.from({ length: 7 }, () => shifts) }],
  exceptions,
});
const exception = (kind: HoursException['kind'], time: Span = WHOLE_DAY): HoursException => ({
  id: kind,
  kind,
  from: '2026-12-01',
  to: '2026-12-03',
  span: time,
});
const day = '2026-12-02';
const OPEN = { closures: new Set<string>() };

it.each<[string, Span[], HoursException[], Span[]]>([
  ['nothing but the plan', [span(9, 13), span(14, 18)], [], [span(9, 13), span(14, 18)]],
  ['a day of leave', [span(9, 18)], [exception('leave')], []],
  ['an hour at the doctor’s', [span(9, 18)], [exception('sick', span(10, 11))], [span(9, 10), span(11, 18)]],
  ['leave over a break', [span(9, 13), span(14, 18)], [exception('leave', span(12, 15))], [span(9, 12), span(15, 18)]],
  ['an extra evening', [span(9, 18)], [exception('extra', span(18, 20))], [span(9, 20)]],
  ['extra hours on a day off', [], [exception('extra', span(10, 12))], [span(10, 12)]],
  ['extra hours in the break', [span(9, 13), span(14, 18)], [exception('extra', span(13, 14))], [span(9, 18)]],
  ['leave and extra hours at once', [span(9, 18)], [exception('extra', span(18, 20)), exception('leave')], []],
  ['until midnight', [span(20, 24)], [], [span(20, 24)]],
])('works on a day with %s', (_name, shifts, exceptions, expected) => {
  expect(shiftsOn(OPEN, stylist(shifts, exceptions), day)).toEqual(expected);
  expect(shiftsOn({ closures: new Set([day]) }, stylist(shifts, exceptions), day)).toEqual([]);
});

it('takes the plan that has begun last, and a new plan leaves the exceptions alone', () => {
  const plans = ['1970-01-01', '2026-12-02', '2027-01-01'].map((validFrom, at) => ({
    validFrom,
    shifts: Array.from({ length: 7 }, () => [span(9 + at, 18)]),
  }));
  expect(
    ['1969-12-31', '2026-12-01', day, '2026-12-31', '2027-06-01'].map((on) => planOn(plans, on)?.validFrom),
  ).toEqual([undefined, '1970-01-01', day, day, '2027-01-01']);
  const changed = { ...stylist([], [exception('leave', span(9, 12))]), plans };
  expect(['2026-12-01', '2026-12-02', '2026-12-04'].map((on) => shiftsOn(OPEN, changed, on))).toEqual([
    [span(12, 18)],
    [span(12, 18)],
    [span(10, 18)],
  ]);
});

it('is away only on a day on which there was something to be away from', () => {
  expect(isAbsentOn(stylist([span(9, 18)], [exception('leave')]), day)).toBe(true);
  expect(isAbsentOn(stylist([], [exception('leave')]), day)).toBe(false);
  expect(isAbsentOn(stylist([span(9, 18)], [exception('block', span(12, 13))]), day)).toBe(false);
  expect(isAbsentOn(stylist([span(9, 18)], [exception('extra', span(18, 20))]), day)).toBe(false);
});

it.each<[string, Span, string[], boolean]>([
  ['inside a shift', span(9, 10), [], true],
  ['to the last minute', span(12, 13), [], true],
  ['over the break', span(12, 14), [], false],
  ['before opening', span(8, 9), [], false],
  ['on a closed day', span(9, 10), [day], false],
])('a visit %s is within the hours or not', (_name, time, closed, expected) => {
  const salon = {
    stylists: [stylist([span(9, 13), span(14, 18)])],
    closures: new Map(closed.map((on) => [on, 'Poya'])),
  };
  expect(isWithinHours(salon, { stylistId: 'dilani', day, span: time, busy: [time] })).toBe(expected);
  expect(isWithinHours(salon, { stylistId: 'somebody who left', day, span: time, busy: [time] })).toBe(false);
});

it.each<[string, HoursException['kind'], Span, boolean]>([
  ['blocked time in its free middle', 'block', span(10, 11), true],
  ['blocked time over a part in which it occupies the stylist', 'block', span(11, 12), false],
  ['leave in its free middle', 'leave', span(10, 11), false],
])('a visit with %s is within the hours or not', (_name, kind, time, expected) => {
  const salon = { stylists: [stylist([span(9, 18)], [exception(kind, time)])], closures: new Map<string, string>() };
  const visit = { stylistId: 'dilani', day, span: span(9, 12), busy: [span(9, 10), span(11, 12)] };
  expect(isWithinHours(salon, visit)).toBe(expected);
});

const minute = fc.integer({ min: 0, max: 24 });
const anySpan = fc
  .tuple(minute, minute)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => span(Math.min(a, b), Math.max(a, b)));
const anyException = fc.record({
  id: fc.constant('any'),
  kind: fc.constantFrom<HoursException['kind']>('leave', 'sick', 'extra'),
  from: fc.integer({ min: 0, max: 10 }).map((days) => addDays('2026-12-01', days)),
  to: fc.integer({ min: 0, max: 10 }).map((days) => addDays('2026-12-01', days)),
  span: anySpan,
});
const anyPlan = fc.record({
  validFrom: fc.integer({ min: -5, max: 10 }).map((days) => addDays('2026-12-01', days)),
  shifts: fc.array(fc.array(anySpan, { maxLength: 3 }).map(union), { minLength: 7, maxLength: 7 }),
});
const works = (spans: readonly Span[], at: number): boolean => spans.some(({ start, end }) => start <= at && at < end);

it('agrees with a model that looks at every quarter of an hour alone', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyPlan, { maxLength: 3, selector: ({ validFrom }) => validFrom }),
      fc.array(anyException, { maxLength: 4 }),
      fc.integer({ min: 0, max: 10 }),
      (plans, exceptions, days) => {
        const on = addDays('2026-12-01', days);
        const inOrder = plans.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
        const shifts = shiftsOn(OPEN, { ...stylist([], exceptions), plans: inOrder }, on);
        const begun = plans.filter(({ validFrom }) => validFrom <= on).map(({ validFrom }) => validFrom);
        const latest = plans.find(({ validFrom }) => validFrom === begun.sort().at(-1));
        const that = exceptions.filter(({ from, to }) => from <= on && on <= to);
        for (let at = 0; at < WHOLE_DAY.end; at += 15) {
          const isPlanned = works(latest?.shifts[weekdayOf(on)] ?? [], at);
          const isExtra = that.some((each) => each.kind === 'extra' && works([each.span], at));
          const isGone = that.some((each) => each.kind !== 'extra' && works([each.span], at));
          expect([at, works(shifts, at)]).toEqual([at, (isPlanned || isExtra) && !isGone]);
        }
        expect(shifts).toEqual(union(shifts));
      },
    ),
  );
});

it('spans that touch are one', () => {
  expect(union([span(12, 14), span(9, 12), span(16, 17)])).toEqual([span(9, 14), span(16, 17)]);
});
