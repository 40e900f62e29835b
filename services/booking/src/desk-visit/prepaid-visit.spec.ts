import { type Appointment, SALON, type VisitRecord } from '@salon/contracts';
import { moneyBetween } from '../closing/day-money.queries.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { FEE, prepaidOf, WHOLE } from '../testing/prepaid.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { ChangeLines } from './change-lines.js';
import { MailReceipt } from './mail-receipt.js';
import { TakePayment } from './take-payment.js';
import { VisitRecordQueries } from './visit-record.queries.js';

const salon = eachMonday();
const { somebody } = visitsOf(salon);
const { prepaid, tell } = prepaidOf(salon);
const VISIT = '2026-11-26T05:00:00Z';
/** LKR that nails cost less than the cut. */
const LESS = 2699.5;

const record = ({ appointmentId }: Appointment): Promise<VisitRecord> =>
  new VisitRecordQueries(salon.db, salon.calendar, salon.clock).record(appointmentId);
const pay = ({ _id }: Appointment, amount: number) =>
  new TakePayment(salon.db, salon.clock).run(_id, { amount, means: 'cash' }, ADMIN);
const undo = ({ act }: { act: { id: string } }) => salon.undoAdminAction.run(act.id, ADMIN);
async function change(held: Appointment, { id }: { id: string }) {
  const { version } = (await record(held)).lines;
  const body = { services: [{ service: id, quantity: 1 }], version, overpaid: true };
  return new ChangeLines(salon.db, salon.catalog, salon.calendar, salon.clock).run(held._id, body, ADMIN);
}
async function shorter() {
  const { held, order } = await prepaid(somebody());
  return { held, order, done: await change(held, NAILS) };
}
const cashOf = async () =>
  (await moneyBetween(salon.db, { from: '2026-01-01', to: '2026-12-31', zone: SALON.zone }))
    .filter(({ means }) => means === 'cash')
    .map(({ amountCents }) => amountCents / 100);

beforeEach(() => salon.db.query('DELETE FROM booking.customer_note'));

it('of a visit that was paid as a whole and costs less by now, the desk gives back the difference and no more', async () => {
  const { held } = await shorter();
  expect((await record(held)).money).toEqual({ deskPaid: 0, payable: 0, overpaid: LESS });
  await expect(pay(held, -LESS - 0.01)).rejects.toMatchObject({ params: { reason: 'noMoney', most: 'LKR 2,699.50' } });
  await pay(held, -LESS);
  expect(await record(held)).toMatchObject({
    visit: { due: 0 },
    money: { deskPaid: -LESS, payable: 0, overpaid: 0 },
  });
  await expect(pay(held, -1)).rejects.toMatchObject({ params: { reason: 'noMoney' } });
  expect(await cashOf()).toEqual([-LESS]);
});

it('the receipt that is mailed of it names the difference', async () => {
  const { held } = await shorter();
  await new MailReceipt(salon.db, salon.outbox, salon.clock).run(held._id, ADMIN);
  const receipt = `SELECT "facts" FROM booking.message WHERE "kind" = 'receipt'`;
  expect(await salon.db.query(receipt)).toMatchObject([{ facts: { dueCents: 0, overpaidCents: LESS * 100 } }]);
});

it('two desks give it back at once: once', async () => {
  const { held } = await shorter();
  const results = await Promise.allSettled([pay(held, -LESS), pay(held, -LESS)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await record(held)).money.deskPaid).toBe(-LESS);
});

it('what was given back is taken again: by the undo, or as a payment', async () => {
  const { held, done } = await shorter();
  const back = await pay(held, -LESS);
  await expect(undo(done)).rejects.toMatchObject({ code: 'ACT_NOT_UNDOABLE' });
  await undo(back);
  await undo(done);
  expect((await record(held)).money).toEqual({ deskPaid: 0, payable: 0, overpaid: 0 });
  await change(held, NAILS);
  await pay(held, -LESS);
  await expect(pay(held, LESS + 1)).rejects.toMatchObject({ params: { reason: 'tooMuch', most: 'LKR 2,699.50' } });
  await pay(held, LESS);
  expect((await record(held)).money).toEqual({ deskPaid: 0, payable: 0, overpaid: LESS });
});

it('services added again are due again', async () => {
  const { held } = await shorter();
  await pay(held, -LESS);
  await change(held, CUT);
  expect(await record(held)).toMatchObject({ visit: { due: LESS }, money: { payable: LESS } });
});

it('a visit with money given back is not cancelled before that is taken again, and says so', async () => {
  const { held } = await shorter();
  await pay(held, -LESS);
  await expect(salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN)).rejects.toMatchObject({
    params: { reason: 'given', amount: 'LKR 2,699.50' },
  });
});

it('a payment that the bank takes back after part of it was given back is due with that part', async () => {
  const { held, order } = await shorter();
  await pay(held, -LESS);
  await tell(order, -3);
  expect(await record(held)).toMatchObject({ visit: { due: WHOLE }, money: { payable: WHOLE } });
});

it('of a missed visit, which costs its services, the desk gives back what was paid beyond that', async () => {
  const { held } = await prepaid(somebody());
  salon.clock.set(VISIT);
  await salon.changeStatus.run(held._id, { status: 'no_show' }, ADMIN);
  expect((await record(held)).money).toEqual({ deskPaid: 0, payable: 0, overpaid: FEE });
  await pay(held, -FEE);
  expect((await record(held)).money).toMatchObject({ overpaid: 0, payable: 0 });
});

it.each([
  ['all', WHOLE, 0],
  ['a part', 2000, WHOLE - 2000],
])(
  'after the bank has taken it back and %s was paid at the desk, completing it counts no rupee twice',
  async (_which, taken, left) => {
    const { held, order } = await prepaid(somebody());
    await tell(order, -3);
    await pay(held, taken);
    salon.clock.set(VISIT);
    await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
    expect(await record(held)).toMatchObject({ visit: { due: left }, money: { payable: left, overpaid: 0 } });
    expect(await cashOf()).toEqual([taken]);
  },
);
