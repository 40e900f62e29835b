import { emptyVisits } from './each-monday.js';
import { ADMIN, customer, invariants, openSalon, type Salon } from './salon.js';
import { visitsOf } from './visits.js';

let salon: Salon;
beforeAll(async () => {
  salon = await openSalon();
});
afterAll(() => salon.close());
afterEach(() => emptyVisits(salon.db));

/** What is wrong, its SQL, and the invariant that notices it. */
type Planted = [what: string, wrong: string, invariant: string];

const MAILED_CANCELLATION =
  'I6 every visit confirmed and then cancelled has its mail, and every payment without a place';
const HISTORY = 'I7 the history of every visit is a legal path that ends where it stands';
const FOR_THE_LINES = 'I8 the stored total is the price of the stored lines, or of the offer';
const AT_DESK = 'what was paid at the desk is the sum of the payments that stand';

/** Of one paid visit that the salon has cancelled, so that its payment is to go back. */
const OF_CANCELLED: Planted[] = [
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
  [
    'a cancellation of which nobody is mailed',
    `DELETE FROM booking.message WHERE "kind" = 'cancellation'`,
    MAILED_CANCELLATION,
  ],
  [
    'a payment without a place of which nobody is mailed',
    `UPDATE booking.appointment SET "money" = 'paid_unplaced'`,
    MAILED_CANCELLATION,
  ],
  [
    'C8 a payment that brings back what the salon has cancelled',
    `UPDATE booking.appointment SET "status" = 'confirmed', "cancelReason" = NULL;
     INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "from", "to", "cause")
     SELECT "id", "createdAt", 'system', 'cancelled', 'confirmed', '{"kind": "paid"}' FROM booking.appointment`,
    HISTORY,
  ],
  [
    'money at the desk that the salon keeps without a cost',
    `UPDATE booking.appointment SET "deskPaidCents" = 100;
     INSERT INTO booking.desk_payment ("id", "appointmentId", "amountCents", "means", "reference", "adminName", "at")
     SELECT gen_random_uuid(), "id", 100, 'cash', '', 'Ama', "createdAt" FROM booking.appointment`,
    AT_DESK,
  ],
];

/** Of one paid visit to come. */
const OF_PAID: Planted[] = [
  [
    'a visit with another fee than the one paid',
    'UPDATE booking.appointment SET "feeCents" = "feeCents" + 1',
    'I3 every confirmed visit has an accepted success equal to its fee, or was paid or booked at the desk',
  ],
  [
    'a fee of a visit that the desk has booked',
    `UPDATE booking.appointment SET "origin" = 'phone'`,
    'I3 what the desk books asks no fee and is no hold',
  ],
  [
    'a visit of which nobody is mailed',
    'DELETE FROM booking.message',
    'I6 every visit confirmed has its mail, or a newer one of its time',
  ],
  [
    'a mail that nothing sends',
    'SELECT booking_jobs.complete_jobs(ARRAY(SELECT id FROM booking_jobs.jobs))',
    'I6 every mail not sent yet waits in the queue',
  ],
  ['a history without its beginning', `DELETE FROM booking.appointment_journal WHERE "to" = 'pending'`, HISTORY],
  [
    'a visit that its customer has confirmed',
    `UPDATE booking.appointment_journal SET "actor" = 'customer' WHERE "to" = 'confirmed'`,
    HISTORY,
  ],
  ['a visit without a history', 'DELETE FROM booking.appointment_journal', 'I7 every visit has a history'],
  ['money at the desk that nobody has taken', 'UPDATE booking.appointment SET "deskPaidCents" = 1', AT_DESK],
];

/** Of one unpaid hold. */
const OF_HOLD: Planted[] = [
  [
    'a hold that has ended unrecorded',
    `UPDATE booking.appointment SET "status" = 'cancelled', "cancelReason" = 'unpaid'`,
    HISTORY,
  ],
  ['another total than that of the lines', 'UPDATE booking.appointment SET "totalCents" = 1', FOR_THE_LINES],
  ['other minutes than those of the lines', 'UPDATE booking.appointment SET "minutes" = 1', FOR_THE_LINES],
  [
    'a hold that goes on after its end',
    `UPDATE booking.appointment SET "holdUntil" = "holdUntil" - interval '1 day'`,
    'I9 no unpaid hold is pending ten seconds after its end',
  ],
  [
    'a hold that nothing ends',
    'SELECT booking_jobs.complete_jobs(ARRAY(SELECT id FROM booking_jobs.jobs))',
    'I9 every unpaid hold has its end in the queue',
  ],
  [
    'a second hold of a customer',
    `DROP INDEX booking.one_hold_per_customer;
     INSERT INTO booking.appointment
     SELECT (jsonb_populate_record(hold, jsonb_build_object('id', gen_random_uuid(), 'number', 0))).*
     FROM booking.appointment hold`,
    'one live hold a customer',
  ],
];

async function expectNoticed(wrong: string, invariant: string): Promise<void> {
  expect(await salon.broken()).toEqual([]);
  await salon.db.transaction((tx) => tx.query(`SET LOCAL session_replication_role = replica; ${wrong}`));
  expect(await salon.broken()).toContain(`${invariant}: 1`);
}

it.each(OF_CANCELLED)('%s is noticed', async (_what, wrong, invariant) => {
  const { held } = await visitsOf(salon).paid();
  await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
  await expectNoticed(wrong, invariant);
});

it.each(OF_PAID)('%s is noticed', async (_what, wrong, invariant) => {
  await visitsOf(salon).paid();
  await expectNoticed(wrong, invariant);
});

it.each(OF_HOLD)('%s is noticed', async (_what, wrong, invariant) => {
  await salon.held(customer('one'));
  await expectNoticed(wrong, invariant);
});

const OVERLAP = 'I1 no two visits take one stylist at the same time';

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
    expect((await salon.broken()).includes(`${OVERLAP}: 1`)).toBe(noticed);
  }
});

it('every invariant of the salon is shown to notice something', async () => {
  const rows = await salon.db.query<{ invariant: string }[]>(invariants, [salon.clock.now()]);
  const noticed = [...OF_CANCELLED, ...OF_PAID, ...OF_HOLD].map(([, , invariant]) => invariant);
  expect([...new Set([OVERLAP, ...noticed])].sort()).toEqual(rows.map(({ invariant }) => invariant).sort());
});
