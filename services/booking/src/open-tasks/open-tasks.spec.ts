import type { PaymentReport } from '../payments/store-notice.js';
import { CUT } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { reportOf, visitsOf } from '../testing/visits.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { OpenTasksQueries } from './open-tasks.queries.js';
import { ReviewNotice } from './review-notice.js';
import { SendAgain } from './send-again.js';

const salon = eachMonday();
const { somebody, tell, paid, unplaced } = visitsOf(salon);
const open = () => new OpenTasksQueries(salon.db, salon.outside, salon.clock).open();
const review = (id: string, note: unknown = 'The bank called') =>
  new ReviewNotice(salon.db, salon.clock).run(id, { note }, ADMIN);

/** A notice with another amount than the order's. */
async function mismatch() {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await salon.recordNotice.run(
    {
      source: 'notice',
      merchantId: '1211149',
      orderId,
      paymentId: 'p7',
      amount: '1.00',
      currency: 'LKR',
      statusCode: 2,
      method: '',
      statusMessage: '',
    },
    true,
  );
  return { held, orderId, who };
}

it('nothing needs anybody in a new salon, and a paid visit needs nobody', async () => {
  const nothing = { tasks: [], total: 0 };
  const none = {
    ...{ refunds: nothing, notices: nothing, chargeBacks: nothing, mails: nothing, holds: nothing },
    outside: 0,
    total: 0,
  };
  expect(await open()).toEqual(none);
  await paid();
  expect(await open()).toEqual(none);
});

it('a payment without a place waits until its money is back', async () => {
  const { held } = await unplaced();
  const { refunds, total } = await open();
  expect(total).toBe(1);
  expect(refunds.tasks).toMatchObject([
    { reason: 'unplaced', state: 'due', amount: 1000, appointment: { appointmentId: held.appointmentId } },
  ]);
  const id = refunds.tasks[0]?._id ?? '';
  const { act } = await new SettleRefund(salon.db, salon.outbox, salon.clock).run(id, { reference: 'T1' }, ADMIN);
  expect((await open()).total).toBe(0);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect((await open()).total).toBe(1);
});

it('a refund that the gateway has not made a day after it was begun waits again', async () => {
  const { who, held } = await paid();
  await salon.cancelAppointment.run(held._id, who);
  await salon.db.query(`UPDATE booking.appointment SET "money" = 'refunding'`);
  await salon.db.query(`UPDATE booking.refund_task SET "state" = 'refunding', "method" = 'gateway', "begunAt" = $1`, [
    salon.clock.now(),
  ]);
  expect((await open()).refunds.total).toBe(0);
  salon.clock.advance(24 * 60 + 1);
  expect((await open()).refunds.tasks).toMatchObject([{ state: 'refunding' }]);
});

it('a notice that was not believed waits until somebody says what became of it; undone, it waits again', async () => {
  const { held, orderId } = await mismatch();
  await tell('ARL00000000000000000X');
  const { notices } = await open();
  expect(notices).toMatchObject({
    total: 2,
    tasks: [
      { verdict: 'mismatch', orderId, paymentId: 'p7', amount: '1.00', visit: { appointmentId: held.appointmentId } },
      { verdict: 'unknown', visit: null },
    ],
  });
  const { change } = await review(notices.tasks[0]?._id ?? '');
  expect(change.title).toBe('a payment notice: The bank called');
  expect((await open()).notices.tasks).toMatchObject([{ verdict: 'unknown' }]);
  await salon.undoSalonChange.run(change._id, ADMIN);
  expect((await open()).notices.total).toBe(2);
});

it.each([[''], ['x'.repeat(301)], ['a\u0000b'], [7]])('refuses the note %p', async (note) => {
  await mismatch();
  const [task] = (await open()).notices.tasks;
  await expect(review(task?._id ?? '', note)).rejects.toMatchObject({
    kind: 'invalid',
    errors: { note: 'Please say in at most 300 characters what became of it' },
  });
});

it.each([['0'], ['x'], ['99999999999999999999'], ['4711']])('there is no notice %s', async (id) => {
  await expect(review(id)).rejects.toMatchObject({ code: 'NOTICE_NOT_FOUND' });
});

it('a payment that the bank took back waits until somebody has looked into it; undone, it waits again', async () => {
  const { held, orderId } = await paid();
  await tell(orderId, -3);
  const { chargeBacks, total } = await open();
  expect(total).toBe(1);
  expect(chargeBacks).toMatchObject({
    total: 1,
    tasks: [{ orderId, amount: '1000.00', currency: 'LKR', visit: { appointmentId: held.appointmentId } }],
  });
  const { change } = await review(chargeBacks?.tasks[0]?._id ?? '');
  expect(await open()).toMatchObject({ chargeBacks: { total: 0 }, total: 0 });
  await salon.undoSalonChange.run(change._id, ADMIN);
  expect((await open()).chargeBacks?.total).toBe(1);
});

/** The retrieval API has these payments of an order, all taken back by the bank. */
const retrieveTakenBack = (orderId: string, ids: [string, ...string[]]) => {
  const reports = ids.flatMap((id) =>
    [2, -3].map((code) => ({ ...reportOf(orderId, id, code), source: 'retrieval' as const })),
  );
  return salon.recordNotice.runRetrieved(reports as [PaymentReport, ...PaymentReport[]]);
};
const takenBack = async () => (await open()).chargeBacks?.tasks.map(({ paymentId }) => paymentId);

it('T37 a charge-back that is known under two payment ids waits once, under the id that the gateway has', async () => {
  const { orderId } = await paid();
  await tell(orderId, -3, 'p1');
  await tell(orderId, -3, 'p2');
  expect(await takenBack()).toEqual(['p1']);
  await retrieveTakenBack(orderId, ['p3']);
  expect(await takenBack()).toEqual(['p3']);
  await review((await open()).chargeBacks?.tasks[0]?._id ?? '');
  expect(await open()).toMatchObject({ chargeBacks: { total: 0 }, total: 0 });
});

it('T37 a charge-back that somebody has looked into does not wait again under another payment id', async () => {
  const { orderId } = await paid();
  await tell(orderId, -3, 'p1');
  const { change } = await review((await open()).chargeBacks?.tasks[0]?._id ?? '');
  await retrieveTakenBack(orderId, ['p2']);
  expect(await takenBack()).toEqual([]);
  await retrieveTakenBack(orderId, ['p2', 'p3']);
  expect(await takenBack()).toEqual(['p2']);
  await salon.undoSalonChange.run(change._id, ADMIN);
  expect(await takenBack()).toEqual(['p2', 'p3']);
});

it('T37 a charge-back looked into under two payment ids does not hide that of another payment', async () => {
  const { orderId } = await paid();
  const lookInto = async () => (await review((await open()).chargeBacks?.tasks[0]?._id ?? '')).change._id;
  await tell(orderId, -3, 'unknown');
  const first = await lookInto();
  await retrieveTakenBack(orderId, ['p1']);
  const undone = await salon.undoSalonChange.run(first, ADMIN);
  expect(await takenBack()).toEqual(['p1']);
  await lookInto();
  await salon.undoSalonChange.run(undone._id, ADMIN);
  await retrieveTakenBack(orderId, ['p1', 'p2']);
  expect(await takenBack()).toEqual(['p2']);
});

it('a believed notice cannot be looked into', async () => {
  await paid();
  const [{ id }] = await salon.db.query(`SELECT "id" FROM booking.payment_notice WHERE "verdict" = 'accepted'`);
  await expect(review(id)).rejects.toMatchObject({ code: 'NOTICE_NOT_FOUND' });
});

it('a mail that does not leave is shown after a quarter of an hour, and sent again with all its tries', async () => {
  const { held } = await paid();
  await salon.db.query('SELECT booking_jobs.permanently_fail_jobs(ARRAY(SELECT id FROM booking_jobs.jobs))');
  salon.clock.advance(16);
  const { mails } = await open();
  expect(mails.tasks).toMatchObject([{ kind: 'confirmation', visit: { appointmentId: held.appointmentId } }]);
  const id = mails.tasks[0]?._id ?? '';
  const sending = new SendAgain(salon.db, salon.outbox);
  await sending.run(id);
  const [{ left }] = await salon.db.query(
    `SELECT count(*)::int AS left FROM booking_jobs._private_jobs WHERE key = $1 AND attempts < max_attempts`,
    [`mail ${id}`],
  );
  expect(left).toBe(1);
  await salon.db.query('UPDATE booking.message SET "sentAt" = $1', [salon.clock.now()]);
  await expect(sending.run(id)).rejects.toMatchObject({ code: 'MAIL_REFUSED' });
  await expect(sending.run(held._id)).rejects.toMatchObject({ code: 'MAIL_REFUSED' });
  expect((await open()).total).toBe(0);
});

it('a mail about a visit that is over, or that a newer one replaces, is no task; a receipt of it stays one', async () => {
  const { held } = await paid();
  const add = (kind: string, sentAt: Date | null) =>
    salon.db.query(
      `INSERT INTO booking.message ("id", "appointmentId", "kind", "version", "facts", "createdAt", "sentAt")
       SELECT gen_random_uuid(), "appointmentId", $2, "version" + 1, "facts", "createdAt", $3
       FROM booking.message WHERE "appointmentId" = $1 AND "kind" = 'confirmation'`,
      [held._id, kind, sentAt],
    );
  const kinds = async () => (await open()).mails.tasks.map(({ kind }) => kind);
  await add('receipt', null);
  salon.clock.advance(16);
  expect((await kinds()).toSorted()).toEqual(['confirmation', 'receipt']);
  const confirmation = (await open()).mails.tasks.find(({ kind }) => kind === 'confirmation')?._id ?? '';
  await add('rescheduled', salon.clock.now());
  expect(await kinds()).toEqual(['receipt']);
  await expect(new SendAgain(salon.db, salon.outbox).run(confirmation)).rejects.toMatchObject({
    code: 'MAIL_REFUSED',
    message: 'This mail is not needed any more',
  });
  await salon.db.query(`DELETE FROM booking.message WHERE "kind" = 'rescheduled'`);
  expect(await kinds()).toHaveLength(2);
  salon.clock.advance(7 * 24 * 60);
  expect(await kinds()).toEqual(['receipt']);
  await salon.db.query('UPDATE booking.message SET "sentAt" = $1', [salon.clock.now()]);
});

it('a hold is shown in its last five minutes, and does not count as a task', async () => {
  const who = somebody();
  await salon.fill(who, CUT);
  const held = await salon.book(who);
  expect((await open()).holds.total).toBe(0);
  salon.clock.advance(11);
  expect(await open()).toMatchObject({
    total: 0,
    holds: { total: 1, tasks: [{ visit: { appointmentId: held.appointmentId }, startTime: '10:00' }] },
  });
});
