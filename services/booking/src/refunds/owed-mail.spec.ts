import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { SettleRefund } from './settle-refund.js';

const salon = eachMonday();
const { somebody, tell, paid } = visitsOf(salon);
const mails = async (): Promise<unknown[]> =>
  (await salon.db.query(`SELECT "kind", "facts" FROM booking.message ORDER BY "createdAt", "kind"`)).map(
    ({ kind, facts }: { kind: string; facts: { refundCents: number; owedFor?: string } }) =>
      kind === 'owed' ? [kind, facts.owedFor, facts.refundCents] : kind,
  );

/** A held visit with two orders at the gateway. */
async function twoOrders() {
  const who = somebody();
  const held = await salon.held(who);
  return { who, held, first: (await salon.pay(who, held)).orderId, second: (await salon.pay(who, held)).orderId };
}

it('D5 whoever has paid twice is told once that the second payment goes back, however often the gateway says so', async () => {
  const { first, second } = await twoOrders();
  for (const orderId of [first, second, first, second, second]) await tell(orderId);
  expect(await mails()).toEqual(['confirmation', ['owed', 'second_payment', 100_000]]);
});

it('D4 whoever pays for a visit that somebody has cancelled is told that the fee goes back', async () => {
  const { who, held, first } = await twoOrders();
  await salon.cancelAppointment.run(held._id, who);
  expect(await mails()).toEqual([]);
  await tell(first);
  expect(await mails()).toEqual([['owed', 'cancelled', 100_000]]);
});

it('C9 whoever cancels a paid visit reads what comes back in the mail that says so, and in no other', async () => {
  const { who, held } = await paid();
  await salon.cancelAppointment.run(held._id, who);
  expect(await mails()).toEqual(['cancellation', 'confirmation']);
});

it('D4 whoever paid too late reads of the time that is gone, and not that the money goes back: it may pay for another time', async () => {
  const { held, first } = await twoOrders();
  salon.clock.advance(31);
  await salon.releaseUnpaid.run({ id: held._id });
  for (let each = 0; each < 3; each += 1) await salon.held(somebody());
  await tell(first);
  expect(await mails()).toEqual(['unplaced']);
});

it('C8 taking a bank transfer back drops the mail of the transfer, not the one that promised the money', async () => {
  const { held, first } = await twoOrders();
  await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  await tell(first);
  const [task] = await salon.refunds();
  const { act } = await new SettleRefund(salon.db, salon.outbox, salon.clock).run(
    task?._id ?? '',
    { reference: 'T-1' },
    ADMIN,
  );
  expect(await mails()).toEqual(['confirmation', ['owed', 'second_payment', 100_000], 'refunded']);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await mails()).toEqual(['confirmation', ['owed', 'second_payment', 100_000]]);
});
