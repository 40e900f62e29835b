import { addDays } from '@salon/kernel';
import { WHOLE_DAY } from '../salon/spans.rules.js';
import { occupancyOf, type CountedDay, type ReportStylist } from './report.rules.js';

const FIRST = '2026-11-02';
const figures: CountedDay['figures'] = { taken: {}, sold: {}, money: {}, visits: 0, noShows: 0, lateCancels: 0 };
const daysOf = (count: number): CountedDay[] =>
  Array.from({ length: count }, (_, at) => ({ day: addDays(FIRST, at), figures, firstVisits: 0 }));
const stylistWith = (exceptions: ReportStylist['exceptions']): ReportStylist => ({
  ...{ id: 'dilani', name: 'Dilani', skills: '', picture: null, serviceIds: null, leftOn: null },
  plans: [{ validFrom: '1970-01-01', shifts: Array.from({ length: 7 }, () => [{ start: 540, end: 1080 }]) }],
  exceptions,
});
const openMinutes = (count: number, ...exceptions: ReportStylist['exceptions']) =>
  occupancyOf(daysOf(count), { stylists: [stylistWith(exceptions)], closures: new Set() }).stylists[0]?.openMinutes;
const leave = (from: string, to: string) => ({ id: 'x', kind: 'leave', from, to, span: WHOLE_DAY }) as const;

it.each([
  ['no leave', [], 7],
  ['a day of leave', [leave('2026-11-04', '2026-11-04')], 6],
  ['leave that began before the report', [leave('2026-10-01', '2026-11-03')], 5],
  ['leave that ends after it', [leave('2026-11-07', '2027-12-31')], 5],
  ['all of it', [leave('2026-10-01', '2027-12-31')], undefined],
  ['leave and a blocked hour of another day', [leave('2026-11-04', '2026-11-04'), block('2026-11-05')], 6 - 1 / 9],
])('a week with %s has its working days', (_, exceptions, days) => {
  expect(openMinutes(7, ...exceptions)).toBe(days && days * 540);
});

function block(day: string) {
  return { id: 'b', kind: 'block', from: day, to: day, span: { start: 600, end: 660 } } as const;
}

it('looks at each of the many exceptions of two years a few times, not once for each day', () => {
  let looks = 0;
  const exceptions = daysOf(700).map(({ day }) => ({
    ...block(day),
    get from() {
      looks += 1;
      return day;
    },
  }));
  expect(openMinutes(731, ...exceptions)).toBe(731 * 540 - 700 * 60);
  expect(looks).toBeLessThan(10 * 700);
});
