import { randomUUID } from 'node:crypto';
import { CUSTOMER_VISITS } from '@salon/contracts';
import { TakePayment } from '../desk-visit/take-payment.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { prepaidOf } from '../testing/prepaid.js';
import { visitsOf } from '../testing/visits.js';
import { CustomerVisitsQueries } from './customer-visits.queries.js';

const salon = eachMonday();
const { paid, somebody, unplaced } = visitsOf(salon);
const desk = deskOf(salon);
const customers = () => new CustomerVisitsQueries(salon.db, salon.clock);

it('the visits of all ids of a person are one history, with what either side owes', async () => {
  await desk.open();
  const { who, held } = await paid();
  const guest = desk.guest();
  const { appointment } = await desk.book({ customer: guest, startTime: '15:00' });
  const ids = `${who.id},${guest._id}`;
  const both = await customers().of(ids, '');
  expect(both.visits).toMatchObject([
    { appointmentId: appointment.appointmentId, status: 'confirmed', isComing: true, startTime: '15:00', owed: 0 },
    { appointmentId: held.appointmentId, status: 'confirmed', isComing: true, startTime: '10:00', owed: 0 },
  ]);
  expect(both).toMatchObject({ total: 2, completed: 0, noShows: 0, lateCancellations: 0, refundsDue: 0, notPaid: 0 });

  salon.clock.set('2026-11-26T05:30:00Z');
  await salon.changeStatus.run(held._id, { status: 'no_show' }, ADMIN);
  const due = (await salon.db.query(`SELECT "status" FROM booking.appointment WHERE "id" = $1`, [held._id]))[0];
  expect(due).toEqual({ status: 'no_show' });
  const after = await customers().of(ids, '');
  expect(after).toMatchObject({ total: 2, noShows: 1 });
  expect(after.notPaid).toBe(after.visits.reduce((sum, { owed }) => sum + owed, 0));
  expect((await customers().of(guest._id, '')).total).toBe(1);
});

it('a visit that the salon cancels is money to give back, until it is on its way', async () => {
  const { who, held } = await paid();
  await salon.cancelAppointment.run(held._id, ADMIN);
  expect(await customers().of(who.id, '')).toMatchObject({ refundsDue: 1000, lateCancellations: 0, completed: 0 });
  await salon.db.query(`UPDATE booking.appointment SET "money" = 'refunding' WHERE "id" = $1`, [held._id]);
  await salon.db.query(
    `UPDATE booking.refund_task SET "state" = 'refunding', "method" = 'gateway', "begunAt" = "createdAt"
     WHERE "appointmentId" = $1`,
    [held._id],
  );
  expect((await customers().of(who.id, '')).refundsDue).toBe(0);
});

it('what was paid beyond what a visit costs is money to give back', async () => {
  const who = somebody();
  const { held } = await prepaidOf(salon).prepaid(who);
  expect((await customers().of(who.id, '')).refundsDue).toBe(0);
  salon.clock.set('2026-11-26T05:30:00Z');
  await salon.changeStatus.run(held._id, { status: 'no_show' }, ADMIN);
  expect(await customers().of(who.id, '')).toMatchObject({ refundsDue: 1000, notPaid: 0 });
});

it('a paid visit without a time is money to give back or to place, and nothing is owed for it', async () => {
  const { who } = await unplaced();
  const { visits, notPaid, refundsDue } = await customers().of(who.id, '');
  expect([visits.map(({ owed }) => owed), notPaid, refundsDue]).toEqual([[0], 0, 1000]);
});

it('what nobody has noted of a completed visit is named apart from what is owed, until it is noted', async () => {
  const { who, held } = await paid();
  salon.clock.set('2026-11-26T05:30:00Z');
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  const pay = (amount: number) =>
    new TakePayment(salon.db, salon.clock).run(held._id, { amount, means: 'cash' }, ADMIN);
  await pay(4000);
  const { visits, notPaid, unnoted } = await customers().of(who.id, '');
  expect([visits, notPaid, unnoted]).toEqual([[expect.objectContaining({ owed: 0, unnoted: 500 })], 0, 500]);
  await pay(500);
  const noted = await customers().of(who.id, '');
  expect(noted).not.toHaveProperty('unnoted');
  expect(noted.visits[0]).not.toHaveProperty('unnoted');
});

it('the sum of what nobody has noted counts visits older than those shown, too', async () => {
  const { who, held } = await paid();
  salon.clock.set('2026-11-26T05:30:00Z');
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  await salon.db.query(
    `INSERT INTO booking.appointment
       ("id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "money", "stylistId",
        "day", "startTime", "endTime", "startsAt", "endsAt",
        "minutes", "lines", "totalCents", "feeCents", "requestHash", "createdAt")
     SELECT gen_random_uuid(), "bookedOn", "customerId", "customerName", "customerEmail", 'no_show', 'none', "stylistId",
            "day" + n, "startTime", "endTime", "startsAt" + make_interval(days => n), "endsAt" + make_interval(days => n),
            "minutes", "lines", "totalCents", 0, '', "createdAt"
     FROM booking.appointment, generate_series(1, $2::int) n WHERE "id" = $1`,
    [held._id, CUSTOMER_VISITS],
  );
  const { visits, total, unnoted } = await customers().of(who.id, '');
  expect(visits.some(({ appointmentId }) => appointmentId === held.appointmentId)).toBe(false);
  expect([visits.length, total, unnoted]).toEqual([CUSTOMER_VISITS, CUSTOMER_VISITS + 1, 4500]);
  await salon.db.query(`DELETE FROM booking.appointment WHERE "requestHash" = ''`);
});

it('a visit is of its customer; what is no id or no visit is refused', async () => {
  const { who, held } = await paid();
  expect(await customers().ofVisit(held.appointmentId)).toBe(who.id);
  for (const reference of ['ARL-261126-9999', 'ARL-261399-0001', 'nothing'])
    await expect(customers().ofVisit(reference)).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
  expect(await customers().of(randomUUID(), '')).toMatchObject({ visits: [], total: 0, refundsDue: 0, notPaid: 0 });
  for (const ids of ['', undefined, 'nobody', Array.from({ length: 11 }, () => randomUUID()).join(',')])
    await expect(customers().of(ids, '')).rejects.toMatchObject({ code: 'INVALID' });
});
