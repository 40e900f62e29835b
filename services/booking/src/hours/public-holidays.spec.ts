import type { PublicHolidays } from '@salon/contracts';
import { PublicHolidaysOfYear } from './public-holidays.js';

const of = (year: string): Promise<PublicHolidays> => new PublicHolidaysOfYear().of(year);
/** Also fails when an update of the library moves its dates to another year: KNOWN_YEAR follows it. */
const FULL_MOON_DAYS_OF_2026 = [
  '2026-01-03',
  '2026-02-01',
  '2026-03-02',
  '2026-04-01',
  '2026-05-01',
  '2026-05-30',
  '2026-06-29',
  '2026-07-29',
  '2026-08-27',
  '2026-09-26',
  '2026-10-25',
  '2026-11-24',
  '2026-12-23',
];

it('the salon is offered the full moon days of 2026 on their dates', async () => {
  const { isKnown, holidays } = await of('2026');
  expect(isKnown).toBe(true);
  const moons = holidays.filter(({ name }) => name.includes('Full Moon') && !name.startsWith('Day following'));
  expect(moons.map(({ day }) => day)).toEqual(FULL_MOON_DAYS_OF_2026);
  expect(holidays).toContainEqual({ day: '2026-04-03', name: 'Good Friday' });
});

it.each(['2025', '2027', '2099'])(
  'the salon is offered no holidays of %s, whose full moon days are not known',
  async (year) => expect(await of(year)).toEqual({ isKnown: false, holidays: [] }),
);

it('a year that is none is refused', () =>
  expect(of('27')).rejects.toMatchObject({ code: 'HOURS_INVALID', errors: { year: expect.any(String) } }));
