import { refundDesk } from '../testing/refund-desk.js';
import { ADMIN } from '../testing/salon.js';

const desk = refundDesk();
const { salon, somebody, tell, owed } = desk;

const mails = (): Promise<{ kind: string; facts: { refundCents: number; refund?: object } }[]> =>
  salon.db.query(`SELECT "kind", "facts" FROM booking.message WHERE "refundId" IS NOT NULL ORDER BY "createdAt"`);

it('C9 tells the customer once the gateway has given the money back, not before, and once', async () => {
  const { id } = await owed();
  await desk.sending.run(id, ADMIN);
  await desk.checking.run({ id, begunAt: salon.clock.now(), step: 0 });
  expect(await mails()).toEqual([]);
  desk.gatewayStatus = 'REFUNDED';
  for (let times = 0; times < 2; times += 1) await desk.checking.run({ id, begunAt: salon.clock.now(), step: 1 });
  expect(await mails()).toEqual([
    {
      kind: 'refunded',
      facts: expect.objectContaining({ refundCents: 100_000, refund: { method: 'gateway', reference: null } }),
    },
  ]);
});

it('C8 C9 the mail of a bank transfer waits 20 s and is dropped by an undo; settled again, it is told again', async () => {
  const { id } = await owed();
  const { act } = await desk.settling.run(id, { reference: 'T-1' }, ADMIN);
  expect(await mails()).toEqual([
    { kind: 'refunded', facts: expect.objectContaining({ refund: { method: 'bank', reference: 'T-1' } }) },
  ]);
  const [{ waits }] = await salon.db.query(
    `SELECT extract(epoch FROM job.run_at - $1::timestamptz)::int AS waits
     FROM booking_jobs._private_jobs job JOIN booking.message ON job.key = 'mail ' || message."id"
     WHERE "refundId" = $2`,
    [salon.clock.now(), id],
  );
  expect(waits).toBe(20);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await mails()).toEqual([]);
  await desk.settling.run(id, { reference: 'T-2' }, ADMIN);
  expect((await mails()).map(({ facts }) => facts.refund)).toEqual([{ method: 'bank', reference: 'T-2' }]);
});

it('C8 C9 a mail of a refund that has already left is put right by another, each time it happens', async () => {
  const { id } = await owed();
  for (const reference of ['T-1', 'T-2']) {
    const { act } = await desk.settling.run(id, { reference }, ADMIN);
    await salon.db.query(`UPDATE booking.message SET "leftAt" = $1 WHERE "refundId" IS NOT NULL`, [salon.clock.now()]);
    salon.clock.advance(1);
    await salon.undoAdminAction.run(act.id, ADMIN);
    salon.clock.advance(1);
  }
  expect((await mails()).map(({ kind }) => kind)).toEqual(['refunded', 'unrefunded', 'refunded', 'unrefunded']);
});

it('C8 taking a cancellation back leaves the mail of a second payment given back alone', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const [first, second] = [await salon.pay(who, held), await salon.pay(who, held)];
  await tell(first.orderId);
  await tell(second.orderId, 2, 'p2');
  const { act } = await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
  expect((await salon.refunds()).map(({ reason }) => reason).sort()).toEqual(['cancelled', 'second_payment']);
  const extra = (await salon.refunds()).find(({ reason }) => reason === 'second_payment')?._id ?? '';
  await desk.settling.run(extra, { reference: 'T-9' }, ADMIN);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect((await mails()).map(({ kind }) => kind).sort()).toEqual(['owed', 'refunded']);
});

it('C8 T37 a refund that is undone after the bank took its payment back is not called owed, as it is not due', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const [first, second] = [await salon.pay(who, held), await salon.pay(who, held)];
  await tell(first.orderId);
  await tell(second.orderId, 2, 'p2');
  const [extra] = await salon.refunds();
  const { act } = await desk.settling.run(extra?._id ?? '', { reference: 'T-9' }, ADMIN);
  await salon.db.query('UPDATE booking.message SET "leftAt" = $1', [salon.clock.now()]);
  await tell(second.orderId, -3, 'p2');
  salon.clock.advance(1);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect([await salon.refunds(), (await mails()).map(({ kind }) => kind).sort()]).toEqual([[], ['owed', 'refunded']]);
});
