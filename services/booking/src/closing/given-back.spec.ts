import type { Appointment, DayClosing, VisitRecord } from '@salon/contracts';
import { ChangeLines } from '../desk-visit/change-lines.js';
import { TakePayment } from '../desk-visit/take-payment.js';
import { VisitRecordQueries } from '../desk-visit/visit-record.queries.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { ClosingQueries } from './closing.queries.js';

const salon = eachMonday();
const { paid, tell } = visitsOf(salon);

const unnoted = async (): Promise<number[]> => {
  const day: DayClosing = await new ClosingQueries(salon.db, salon.calendar, salon.clock).day(DAY);
  return day.unnoted.map(({ amount }) => amount);
};
const record = ({ appointmentId }: Appointment): Promise<VisitRecord> =>
  new VisitRecordQueries(salon.db, salon.calendar, salon.clock).record(appointmentId);
const pay = ({ _id }: Appointment, amount: number, means = 'cash') =>
  new TakePayment(salon.db, salon.clock).run(_id, { amount, means }, ADMIN);
const undo = ({ act }: { act: { id: string } }) => salon.undoAdminAction.run(act.id, ADMIN);
/** Agrees on another price of the visit's only service, with a reason. */
async function reprice(held: Appointment, price: number) {
  const { version, list } = (await record(held)).lines;
  const services = list.map(({ service, quantity }) => ({ service, quantity, price, reason: 'agreed' }));
  const body = { services, version, overpaid: true };
  return new ChangeLines(salon.db, salon.catalog, salon.calendar, salon.clock).run(held._id, body, ADMIN);
}
/** A cut for LKR 4,500 with its fee paid online, on its day. */
async function visit(): Promise<Appointment> {
  const { held } = await paid();
  salon.clock.set('2026-11-26T06:00:00Z');
  return held;
}
const complete = ({ _id }: Appointment) => salon.changeStatus.run(_id, { status: 'completed' }, ADMIN);
/** The same, paid at the desk and completed. */
async function completed(): Promise<Appointment> {
  const held = await visit();
  await pay(held, 4500);
  await complete(held);
  return held;
}

it('money refunded after a completed visit is not a payment that nobody noted', async () => {
  const held = await completed();
  const back = await pay(held, -500);
  expect(await unnoted()).toEqual([]);
  expect((await record(held)).money).toEqual({ deskPaid: 4000, payable: 0, givenBack: 500, overpaid: 0 });
  expect((await salon.appointments.one(held._id, ADMIN)).givenBack).toBe(500);
  await undo(back);
  expect((await record(held)).money).toEqual({ deskPaid: 4500, payable: 0, overpaid: 0 });
  expect((await salon.appointments.one(held._id, ADMIN)).givenBack).toBeUndefined();
});

it('money refunded after the visit can be taken again, also by another means', async () => {
  const held = await completed();
  await pay(held, -4500);
  expect(await record(held)).toMatchObject({ visit: { due: 0 }, money: { payable: 0, givenBack: 4500 } });
  await expect(pay(held, 4501)).rejects.toMatchObject({ params: { reason: 'tooMuch', most: 'LKR 4,500.00' } });
  await pay(held, 4500, 'card');
  expect((await record(held)).money).toEqual({ deskPaid: 4500, payable: 0, overpaid: 0 });
});

it('what nobody has noted of a visit remains beside what was refunded', async () => {
  const held = await visit();
  await complete(held);
  await pay(held, 3000);
  await pay(held, -500);
  expect(await unnoted()).toEqual([1500]);
  expect((await record(held)).money).toEqual({ deskPaid: 2500, payable: 1500, givenBack: 500, overpaid: 0 });
  await pay(held, 1500);
  expect((await record(held)).money).toEqual({ deskPaid: 4000, payable: 0, givenBack: 500, overpaid: 0 });
});

it('a fee that the bank took back after the visit is still due, and no payment that nobody noted', async () => {
  const { held, orderId } = await paid();
  salon.clock.set('2026-11-26T06:00:00Z');
  await pay(held, 4000);
  await complete(held);
  await tell(orderId, -3);
  expect(await record(held)).toMatchObject({ visit: { due: 1000 }, money: { payable: 1500 } });
  expect(await unnoted()).toEqual([500]);
  await pay(held, 1500);
  expect(await unnoted()).toEqual([]);
});

it('money refunded before the visit is completed has still to be noted', async () => {
  const held = await visit();
  await pay(held, 4500);
  await pay(held, -4500);
  await complete(held);
  expect(await unnoted()).toEqual([4500]);
  expect((await record(held)).money).toEqual({ deskPaid: 0, payable: 4500, overpaid: 0 });
});

it('money refunded because the price was lowered is due again once it is raised', async () => {
  const held = await completed();
  await reprice(held, 4000);
  await pay(held, -500);
  expect((await record(held)).money).toEqual({ deskPaid: 4000, payable: 0, overpaid: 0 });
  await reprice(held, 4500);
  expect(await unnoted()).toEqual([500]);
});

it('money that was refunded and taken again settles nothing of a price that is raised later', async () => {
  const held = await completed();
  await pay(held, -4500);
  await pay(held, 4500, 'card');
  await reprice(held, 5000);
  expect(await unnoted()).toEqual([500]);
});
