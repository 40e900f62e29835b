import { customer, openSalon, type Salon } from './salon.js';

const OVERLAP = /^I1 .*: 1$/;

let salon: Salon;
beforeAll(async () => {
  salon = await openSalon();
});
afterAll(() => salon.close());

/** Moves a visit to another's stylist and times, bypassing the triggers that would refuse it; `minutes` later. */
const moveOnto = (moved: string, onto: string, minutes: number): Promise<unknown> =>
  salon.db.query(
    `UPDATE booking.appointment visit
     SET "stylistId" = other."stylistId", "startsAt" = other."startsAt" + make_interval(mins => $3),
         "endsAt" = other."endsAt" + make_interval(mins => $3)
     FROM booking.appointment other WHERE visit."id" = $1 AND other."id" = $2`,
    [moved, onto, minutes],
  );

it('two visits of one stylist at the same time are noticed, one after the other is not', async () => {
  const one = await salon.held(customer('one'));
  const other = await salon.held(customer('other'), { startTime: '15:00' });
  await salon.db.query('ALTER TABLE booking.appointment DISABLE TRIGGER USER');
  for (const [minutes, noticed] of [
    [0, true],
    [10, true],
    [-10, true],
    [60, false],
    [-60, false],
  ] as const) {
    await moveOnto(other._id, one._id, minutes);
    expect((await salon.broken()).some((each) => OVERLAP.test(each))).toBe(noticed);
  }
});
