import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { SettleRefund } from './settle-refund.js';

const salon = eachMonday();
const { somebody, tell } = visitsOf(salon);

/** A visit whose fee was paid at the desk, and an unpaid order of its customer. */
async function paidAtDesk() {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  const seen = () => salon.appointments.one(held._id, ADMIN);
  return { who, id: held._id, orderId, seen };
}

it('C9 a fee paid at the desk is owed back when its visit is cancelled in time, by bank transfer only', async () => {
  const { who, id, seen } = await paidAtDesk();
  await salon.cancelAppointment.run(id, who);
  expect(await seen()).toMatchObject({ status: 'cancelled', money: 'refund_due', feePaid: 0, due: 0 });
  const [task] = await salon.refunds();
  expect(task).toMatchObject({
    paymentId: null,
    amount: 1000,
    reason: 'cancelled',
    state: 'due',
    moves: [{ to: 'settle', undoable: true }],
  });
  const { act } = await new SettleRefund(salon.db, salon.outbox, salon.clock).run(
    task?._id ?? '',
    { reference: 'TT-1' },
    ADMIN,
  );
  expect(await seen()).toMatchObject({ money: 'refunded', due: 0 });
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await seen()).toMatchObject({ money: 'refund_due' });
});

it('C9 the salon that takes its own cancelling back owes no fee back any more', async () => {
  const { id, seen } = await paidAtDesk();
  const { act } = await salon.changeStatus.run(id, { status: 'cancelled' }, ADMIN);
  expect(await salon.refunds()).toHaveLength(1);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect([await salon.refunds(), (await seen()).money]).toEqual([[], 'paid_at_desk']);
});

it('D5 what is paid online besides goes back on its own, whatever the bank does with it', async () => {
  const { who, id, orderId, seen } = await paidAtDesk();
  await salon.cancelAppointment.run(id, who);
  await tell(orderId);
  expect((await salon.refunds()).map(({ reason, state }) => [reason, state]).sort()).toEqual([
    ['cancelled', 'due'],
    ['second_payment', 'due'],
  ]);
  await tell(orderId, -3);
  expect((await salon.refunds()).map(({ reason }) => reason)).toEqual(['cancelled']);
  expect(await seen()).toMatchObject({ status: 'cancelled', money: 'refund_due' });
});
