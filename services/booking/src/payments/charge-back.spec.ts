import type { Appointment } from '@salon/contracts';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { finishRefund } from '../refunds/finish-refund.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody, tell, paid } = visitsOf(salon);
const stands = ({ _id }: Appointment) => salon.appointments.one(_id, ADMIN);
const TAKEN_BACK = { kind: 'charge_back', amountCents: 100_000 };
const DROPPED = { kind: 'refund_dropped', amountCents: 100_000 };
/** The causes of the latest entries in the history. */
async function causes({ _id }: Appointment, most: number): Promise<unknown[]> {
  const rows = await salon.db.query<{ cause: unknown }[]>(
    'SELECT "cause" FROM booking.appointment_journal WHERE "appointmentId" = $1 ORDER BY "id" DESC LIMIT $2',
    [_id, most],
  );
  return rows.map(({ cause }) => cause).reverse();
}

/** A visit whose fee was paid by two orders, p1 and then p2. */
async function paidTwice() {
  const nimali = somebody();
  const held = await salon.held(nimali);
  const [first, second] = [await salon.pay(nimali, held), await salon.pay(nimali, held)];
  await tell(first.orderId, 2, 'p1');
  await tell(second.orderId, 2, 'p2');
  return { held, first, second };
}

it('T37 a charge-back of a payment nobody has heard of says nothing of the money', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  await tell((await salon.pay(nimali, held)).orderId, -3);
  expect(await stands(held)).toMatchObject({ status: 'pending', money: 'none', attempt: 'charged_back' });
});

it('T37 a payment taken back does not bring a visit back when the gateway speaks of it again', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  const { orderId } = await salon.pay(nimali, held);
  const others = [somebody(), somebody(), somebody()];
  salon.clock.advance(31);
  const inTheWay: Appointment[] = [];
  for (const who of others) inTheWay.push(await salon.held(who));
  await tell(orderId, 2);
  await tell(orderId, -3);
  for (const { _id } of inTheWay) await salon.cancelAppointment.run(_id, ADMIN);
  await tell(orderId, 0);
  expect(await stands(held)).toMatchObject({ status: 'cancelled', money: 'charged_back' });
});

it('T37 nothing is owed back of a payment the bank has taken back itself', async () => {
  const { who, held, orderId } = await paid();
  await salon.cancelAppointment.run(held._id, who);
  await tell(orderId, -3);
  expect(await salon.db.query('SELECT FROM booking.refund_task WHERE "appointmentId" = $1', [held._id])).toEqual([]);
  expect(await stands(held)).toMatchObject({ status: 'cancelled', money: 'charged_back' });
  expect(await causes(held, 3)).toEqual([{ kind: 'cancelled', cancelReason: 'customer' }, TAKEN_BACK, DROPPED]);
});

it('T37 the history keeps each charge-back once, whatever the gateway says afterwards', async () => {
  const { held, orderId } = await paid();
  for (const statusCode of [-3, -3, 0, 2]) await tell(orderId, statusCode);
  await tell(orderId, -3, 'another id');
  expect(await causes(held, 2)).toEqual([{ kind: 'paid' }, TAKEN_BACK]);
  const [{ actor }] = await salon.db.query<[{ actor: string }]>(
    `SELECT "actor" FROM booking.appointment_journal WHERE "cause"->>'kind' = 'charge_back'`,
  );
  expect(actor).toBe('system');
});

it('T37 the history keeps the charge-back of each of two payments, also of one that was refunded', async () => {
  const { held, first, second } = await paidTwice();
  const [task] = await salon.refunds();
  await new SettleRefund(salon.db, salon.outbox, salon.clock).run(task?._id ?? '', { reference: 'T-1' }, ADMIN);
  await tell(second.orderId, -3, 'p2');
  await tell(first.orderId, -3, 'p1');
  expect(await causes(held, 3)).toEqual([{ kind: 'bank_refund' }, TAKEN_BACK, TAKEN_BACK]);
});

it('T37 the history says that a settled refund is not due again when its undo finds the payment taken back', async () => {
  const { held, second } = await paidTwice();
  const [task] = await salon.refunds();
  const settling = new SettleRefund(salon.db, salon.outbox, salon.clock);
  const { act } = await settling.run(task?._id ?? '', { reference: 'T-1' }, ADMIN);
  await tell(second.orderId, -3, 'p2');
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await causes(held, 3)).toEqual([TAKEN_BACK, { kind: 'undo' }, DROPPED]);
  expect(await salon.refunds()).toEqual([]);
});

it('T37 the history says why a refund that the gateway refuses is not due again', async () => {
  const { who, held, orderId } = await paid();
  await salon.cancelAppointment.run(held._id, who);
  const [task] = await salon.refunds();
  const id = task?._id ?? '';
  await salon.db.query(`UPDATE booking.refund_task SET "state" = 'refunding', "method" = 'gateway', "begunAt" = $1`, [
    salon.clock.now(),
  ]);
  await tell(orderId, -3);
  const outcome = { is: 'refused', why: 'It was charged back' } as const;
  await salon.db.transaction((tx) => finishRefund(tx, salon.outbox, id, { outcome, now: salon.clock.now() }));
  expect(await causes(held, 3)).toEqual([TAKEN_BACK, { kind: 'refund_refused' }, DROPPED]);
  expect(await salon.refunds()).toEqual([]);
});

it('T37 a fee the bank has taken back is due at the salon with the services, for its customer and for the salon', async () => {
  const { who, held, orderId } = await paid();
  expect(await salon.appointments.one(held._id, who)).toMatchObject({ feePaid: 1000, due: 4500 });
  await tell(orderId, -3);
  for (const reader of [who, ADMIN])
    expect(await salon.appointments.one(held._id, reader)).toMatchObject({
      status: 'confirmed',
      money: 'charged_back',
      feePaid: 0,
      due: 5500,
    });
  expect((await salon.list.page({})).appointments).toMatchObject([{ feePaid: 0, due: 5500 }]);
});

it(
  'T37 a visit is completed once all of it is paid: a fee taken back before is paid at the desk then, ' +
    'one taken back afterwards is still due',
  async () => {
    const { held, orderId } = await paid();
    await tell(orderId, -3);
    salon.clock.set('2026-11-26T05:00:00Z');
    const { appointment, act } = await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
    expect(appointment).toMatchObject({ money: 'paid_at_desk', feePaid: 1000, due: 0 });
    expect(await salon.undoAdminAction.run(act.id, ADMIN)).toMatchObject({
      status: 'confirmed',
      money: 'charged_back',
      due: 5500,
    });
    const other = await paid({ date: '2026-11-27' });
    salon.clock.set('2026-11-27T05:00:00Z');
    await salon.changeStatus.run(other.held._id, { status: 'completed' }, ADMIN);
    await tell(other.orderId, -3);
    expect(await stands(other.held)).toMatchObject({ status: 'completed', money: 'charged_back', due: 1000 });
  },
);

it('T37 D5 a second payment that was given back does not stand in for a first one that the bank takes back', async () => {
  const { held, first } = await paidTwice();
  const [task] = await salon.refunds();
  await new SettleRefund(salon.db, salon.outbox, salon.clock).run(task?._id ?? '', { reference: 'T-1' }, ADMIN);
  expect([task?.paymentId, await stands(held)]).toEqual([
    'p2',
    expect.objectContaining({ money: 'paid', feePaid: 1000, paymentId: 'p1' }),
  ]);
  await tell(first.orderId, -3, 'p1');
  expect(await stands(held)).toMatchObject({
    status: 'confirmed',
    money: 'charged_back',
    feePaid: 0,
    due: 5500,
    paymentId: 'p1',
  });
});

it('T37 D5 a second payment that was not given back yet does, and is owed back no longer', async () => {
  const { held, first } = await paidTwice();
  await tell(first.orderId, -3, 'p1');
  expect(await stands(held)).toMatchObject({
    status: 'confirmed',
    money: 'paid',
    feePaid: 1000,
    due: 4500,
    paymentId: 'p2',
  });
  expect(await salon.refunds()).toEqual([]);
  expect(await causes(held, 2)).toEqual([TAKEN_BACK, DROPPED]);
});
