import { emptyVisits } from './empty-visits.js';
import { ADMIN, customer, openSalon, type Salon } from './salon.js';
import { visitsOf } from './visits.js';

let salon: Salon;
beforeAll(async () => {
  salon = await openSalon();
});
afterAll(() => salon.close());
afterEach(() => emptyVisits(salon.db));

/** Of one paid visit that the salon has cancelled, so that its payment is to go back. */
it.each([
  [
    'a payment of a cancelled visit that nobody owes',
    `DELETE FROM booking.refund_task; UPDATE booking.appointment SET "money" = 'none'`,
    'I2 every payment has its visit, or its money accounted for',
  ],
  [
    'a refund of money that the bank has taken back',
    `INSERT INTO booking.payment_notice OVERRIDING SYSTEM VALUE
     SELECT (jsonb_populate_record(notice, '{"id": 0, "statusCode": -3}')).*
     FROM booking.payment_notice notice`,
    'I2 no money is owed back that the bank has taken back',
  ],
  [
    'a second payment that is not to go back',
    `UPDATE booking.appointment SET "paymentId" = 'another'; DELETE FROM booking.refund_task`,
    'I2 of the payments of a visit one counts, and each other is to go back, is on its way or is back',
  ],
  [
    'a refund of a payment that was never made',
    `UPDATE booking.refund_task SET "paymentId" = 'nobody'`,
    'I2 nothing goes back but a payment of its order, or a fee paid at the desk',
  ],
  [
    'two refunds of one payment',
    `INSERT INTO booking.refund_task
     SELECT (jsonb_populate_record(task, jsonb_build_object('id', gen_random_uuid(), 'paymentId', 'again'))).*
     FROM booking.refund_task task`,
    'I2 no more goes back of an order than was paid for it',
  ],
  [
    'a visit paid with an unknown payment',
    `UPDATE booking.appointment SET "paymentId" = 'nobody'`,
    'I2 a visit that is paid names a payment of its order',
  ],
  [
    'a visit whose money is said to be back while its refund is due',
    `UPDATE booking.appointment SET "money" = 'refunded'`,
    'I2 money that goes back has one refund, which is as far as the visit says',
  ],
])('%s is noticed', async (_what, wrong, invariant) => {
  const { held } = await visitsOf(salon).paid();
  await salon.changing.run(held._id, { status: 'cancelled' }, ADMIN);
  expect(await salon.broken()).toEqual([]);
  await salon.db.transaction((tx) => tx.query(`SET LOCAL session_replication_role = replica; ${wrong}`));
  expect(await salon.broken()).toContain(`${invariant}: 1`);
});

const OVERLAP = /^I1 .*: 1$/;

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
