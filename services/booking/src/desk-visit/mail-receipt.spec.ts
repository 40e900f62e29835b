import type { Appointment } from '@salon/contracts';
import type { MailFacts } from '../mails/mail-facts.rules.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { MailReceipt } from './mail-receipt.js';
import { MarkProgress } from './mark-progress.js';
import { TakePayment } from './take-payment.js';
import { WriteNote } from './write-note.js';
import { VisitRecordQueries } from './visit-record.queries.js';

const salon = eachMonday();
const { tell, paid, unplaced } = visitsOf(salon);

const record = ({ appointmentId }: Appointment) =>
  new VisitRecordQueries(salon.db, salon.calendar, salon.clock).record(appointmentId);
const pay = ({ _id }: Appointment, amount: number) =>
  new TakePayment(salon.db, salon.clock).run(_id, { amount, means: 'card' }, ADMIN);
const mail = ({ _id }: Appointment) => new MailReceipt(salon.db, salon.outbox, salon.clock).run(_id, ADMIN);
const receipts = async ({ _id }: Appointment): Promise<MailFacts[]> => {
  const mails = await salon.db.query<{ facts: MailFacts }[]>(
    `SELECT "facts" FROM booking.message WHERE "appointmentId" = $1 AND "kind" = 'receipt' ORDER BY "version"`,
    [_id],
  );
  return mails.map(({ facts }) => facts);
};
const AGAIN = { code: 'RECEIPT_REFUSED', params: { reason: 'again' } };

it('the receipt is mailed once for what it says, and again when that has changed', async () => {
  const { held } = await paid();
  await pay(held, 4500);
  await mail(held);
  await expect(mail(held)).rejects.toMatchObject(AGAIN);
  expect((await record(held)).mails[0]).toMatchObject({ kind: 'receipt', to: held.user.email, state: 'waiting' });
  await pay(held, -500);
  await mail(held);
  expect(await receipts(held)).toMatchObject([{ dueCents: 0 }, { dueCents: 50_000 }]);
});

it('a charge-back changes what a receipt says, and a note does not', async () => {
  const { held, orderId } = await paid();
  await mail(held);
  const { version } = (await record(held)).note;
  await new WriteNote(salon.db, salon.clock).run(held._id, { text: 'Tea, no sugar', version }, ADMIN);
  await expect(mail(held)).rejects.toMatchObject(AGAIN);
  await tell(orderId, -3);
  await mail(held);
  await expect(mail(held)).rejects.toMatchObject(AGAIN);
  expect(await receipts(held)).toMatchObject([{ feePaidCents: 100_000 }, { feePaidCents: 0, dueCents: 550_000 }]);
});

it('a receipt mailed after the end of the visit, before it is marked as completed, is of one that took place', async () => {
  const { held } = await paid();
  await pay(held, 4500);
  salon.clock.set(held.startsAt);
  salon.clock.advance(held.minutes);
  await mail(held);
  expect(await receipts(held)).toMatchObject([{ status: 'completed' }]);
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  await expect(mail(held)).rejects.toMatchObject(AGAIN);
});

it('a receipt mailed while the visit should be going on is not of one that took place: nobody may have come', async () => {
  const { held } = await paid();
  await pay(held, 4500);
  salon.clock.set(held.startsAt);
  salon.clock.advance(held.minutes - 1);
  await mail(held);
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  await mail(held);
  expect(await receipts(held)).toMatchObject([{ status: 'confirmed' }, { status: 'completed' }]);
});

it('a receipt mailed at the till, once the visit has started, is of one that took place', async () => {
  const { held } = await paid();
  salon.clock.set(held.startsAt);
  await new MarkProgress(salon.db, salon.calendar, salon.clock).run(held._id, { to: 'started' }, ADMIN);
  await pay(held, 4500);
  await mail(held);
  expect(await receipts(held)).toMatchObject([{ status: 'completed' }]);
});

it('of two desks that mail the receipt at one time, one does', async () => {
  const { held } = await paid();
  const results = await Promise.allSettled([mail(held), mail(held)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await receipts(held)).toHaveLength(1);
});

it('the receipt of a paid visit without a time names no cost of cancelling', async () => {
  const { held } = await unplaced();
  await mail(held);
  expect(await receipts(held)).toMatchObject([{ status: 'cancelled', ended: { costCents: null } }]);
});

it('the receipt knows whether the visit is to come, took place or was missed', async () => {
  const [missed, done] = [await paid({ startTime: '09:00' }), await paid({ startTime: '12:00' })];
  for (const { held } of [missed, done]) await mail(held);
  salon.clock.set('2026-11-26T08:00:00Z');
  await salon.changeStatus.run(missed.held._id, { status: 'no_show' }, ADMIN);
  await salon.changeStatus.run(done.held._id, { status: 'completed' }, ADMIN);
  for (const { held } of [missed, done]) await mail(held);
  expect(await receipts(missed.held)).toMatchObject([
    { status: 'confirmed' },
    { status: 'no_show', ended: { money: 'paid', costCents: 450_000 }, dueCents: 350_000 },
  ]);
  expect((await receipts(done.held)).map(({ status }) => status)).toEqual(['confirmed', 'completed']);
});

it('the receipt of a completed visit names what nobody has noted, until it is noted', async () => {
  const { held } = await paid();
  salon.clock.set('2026-11-26T08:00:00Z');
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  await mail(held);
  await pay(held, 4500);
  await mail(held);
  const [before, after] = await receipts(held);
  expect(before).toMatchObject({ dueCents: 0, unnotedCents: 450_000 });
  expect(after).not.toHaveProperty('unnotedCents');
});
