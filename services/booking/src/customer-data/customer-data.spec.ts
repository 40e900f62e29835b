import type { Appointment, BookingData, HistoryCause } from '@salon/contracts';
import { versionOf } from '@salon/nest-kit';
import { rowsWith } from '@salon/testing';
import { ChangeLines } from '../desk-visit/change-lines.js';
import { MailReceipt } from '../desk-visit/mail-receipt.js';
import { TakePayment } from '../desk-visit/take-payment.js';
import { linesState } from '../desk-visit/visit-lines.view.js';
import { WriteNote } from '../desk-visit/write-note.js';
import { appointmentById } from '../appointments/appointments.queries.js';
import { ReviewNotice } from '../open-tasks/review-notice.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { customerRecordsOf, person } from '../testing/customer-records.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { ADMIN, customer } from '../testing/salon.js';
import { reportOf, visitsOf } from '../testing/visits.js';
import { CustomerDataQueries } from './customer-data.queries.js';
import { DeleteCustomerData } from './delete-customer-data.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
const records = customerRecordsOf(salon);
beforeEach(async () => {
  await desk.open();
  await records.empty();
});

const NAME = 'Wasanthi Quintus';
const ADDRESS = 'wasanthi.quintus@example.test';
const PHONE = '0715550199';
const WASANTHI = customer('wasanthi', { name: NAME, email: ADDRESS, phone: PHONE });
/** What names her: a part of her name and number is enough. */
const WORDS = ['wasanthi', 'quintus', '5550199'];
/** Her name and number in a text that staff write. */
const TEXT = `${NAME}, ${PHONE}`;

const data = (who = WASANTHI): Promise<BookingData> => new CustomerDataQueries(salon.db, salon.carts).of(who);
const found = () => rowsWith(salon.db, 'booking', WORDS);
const write = async (id: string, text: string) =>
  new WriteNote(salon.db, salon.clock).run(
    id,
    { text, version: versionOf((await appointmentById(salon.db, id))?.note) },
    ADMIN,
  );
const undo = ({ act }: { act?: { id: string } }) => salon.undoAdminAction.run(act?.id ?? '', ADMIN);

/** Booked online, moved, changed, paid and completed by the desk, with her name in every text. */
async function visitWithTexts(): Promise<Appointment> {
  const held = await salon.held(WASANTHI, { stylistId: desk.dilani() });
  const { orderId } = await salon.pay(WASANTHI, held);
  await salon.recordNotice.run({ ...reportOf(orderId, 'p1', 2), statusMessage: TEXT, amount: '1.00' }, true);
  const [{ id }] = await salon.db.query<[{ id: string }]>(
    `SELECT "id" FROM booking.payment_notice WHERE "verdict" = 'mismatch'`,
  );
  await new ReviewNotice(salon.db, salon.clock).run(id, { note: TEXT }, ADMIN);
  await salon.recordNotice.run({ ...reportOf(orderId, 'p1', 2), statusMessage: TEXT }, true);
  await desk.move(held._id, { startTime: '11:00', reason: TEXT, tell: true });
  await undo(await write(held._id, `Undone: ${TEXT}`));
  await write(held._id, TEXT);
  salon.clock.set('2026-11-26T06:40:00Z');
  const version = versionOf(linesState((await appointmentById(salon.db, held._id))!));
  const services = [{ service: CUT.id, quantity: 1, price: 4000, reason: TEXT }];
  await new ChangeLines(salon.db, salon.catalog, salon.calendar, salon.clock).run(
    held._id,
    { services, version },
    ADMIN,
  );
  const taking = new TakePayment(salon.db, salon.clock);
  await taking.run(held._id, { amount: 500, means: 'transfer', reference: TEXT }, ADMIN);
  await salon.changeStatus.run(held._id, { status: 'completed', reason: TEXT }, ADMIN);
  await new MailReceipt(salon.db, salon.outbox, salon.clock).run(held._id, ADMIN);
  return held;
}

/** Cancelled with a reason, and its fee returned by bank transfer. */
async function refundedVisit(): Promise<void> {
  const held = await salon.held(WASANTHI, { startTime: '15:00' });
  const { orderId } = await salon.pay(WASANTHI, held);
  await salon.recordNotice.run(reportOf(orderId, 'p2', 2), true);
  await salon.changeStatus.run(held._id, { status: 'cancelled', reason: TEXT }, ADMIN);
  const [due] = await salon.refunds();
  await new SettleRefund(salon.db, salon.outbox, salon.clock).run(due?._id ?? '', { reference: TEXT }, ADMIN);
}

/** What the desk knows of her before she had an account, and what it notes about her. */
async function deskRecords(): Promise<void> {
  const client = { ...desk.guest(), name: NAME, phone: PHONE };
  await desk.book({ customer: { ...client, email: ADDRESS }, startTime: '12:00', origin: 'phone', note: TEXT }, 'key');
  await desk.book({ customer: client, startTime: '16:00', stylistId: desk.ruwan() });
  const noted = { ids: [WASANTHI.id, client._id], email: ADDRESS, name: NAME };
  const { change } = await records.write(noted, { allergies: `Latex. ${TEXT}` });
  await records.undo(change._id);
  await records.write(noted, { notes: TEXT });
  await records.merge({ ...person('Former name'), name: `${NAME} (old)`, email: 'quintus@example.test' }, noted);
  const mistaken = await records.merge(noted, person('Banu'));
  await records.undo(mistaken._id);
}

it('T64 after the deletion no table names the customer, except the evidence of payments', async () => {
  await refundedVisit();
  await deskRecords();
  await visitWithTexts();
  await salon.fill(WASANTHI, NAILS);
  const before = await found();
  expect(before).toMatchObject({
    'booking.act': ['after', 'before'],
    'booking.appointment': ['customerEmail', 'customerName', 'customerPhone', 'lines', 'note'],
    'booking.appointment_journal': ['reason'],
    'booking.customer_merge': ['email', 'keptName'],
    'booking.customer_note': ['email', 'notes'],
    'booking.message': ['facts'],
    'booking.salon_change': ['after', 'before', 'facts', 'title'],
  });
  salon.clock.set('2026-11-26T12:00:00Z');
  const deleting = new DeleteCustomerData(salon.db, salon.outbox, salon.clock);
  await deleting.ofCaller({ ...WASANTHI, merged: await deleting.mergedOf(WASANTHI) });
  expect(await found()).toEqual({
    // Vouchers of money that was moved: what the salon's accounts refer to.
    'booking.desk_payment': ['reference'],
    'booking.refund_task': ['reference'],
    // Notices of the gateway, and what staff found out about a doubtful one (decision E9).
    'booking.payment_notice': ['statusMessage'],
    'booking.notice_review': ['note'],
    'booking.salon_change': ['after', 'facts', 'title'],
  });
  expect(await salon.db.query(`SELECT DISTINCT "subject" FROM booking.salon_change`)).toEqual([{ subject: 'notice' }]);
  expect(await salon.db.query('SELECT FROM booking.cart')).toEqual([]);
  expect(await salon.waiting('send-mail')).toBe(0);
  const kept = await salon.db.query<{ cause: HistoryCause; reason: string | null }[]>(
    `SELECT "cause", "reason" FROM booking.appointment_journal WHERE "cause" IS NOT NULL ORDER BY "id"`,
  );
  expect(kept.map(({ reason }) => reason)).toEqual(kept.map(() => null));
  expect(kept.map(({ cause }) => cause)).toEqual([
    { kind: 'paid' },
    { kind: 'cancelled', cancelReason: 'salon' },
    { kind: 'bank_refund' },
    { kind: 'paid' },
    { kind: 'rescheduled', day: '2026-11-26', startTime: '10:00' },
    { kind: 'note' },
    { kind: 'undo' },
    { kind: 'note' },
    { kind: 'lines', services: [{ title: 'Cut', quantity: 1 }], totalCents: 400_000 },
    { kind: 'desk_payment', amountCents: 50_000, means: 'transfer' },
    { kind: 'receipt_mailed' },
  ]);
});

it('a customer downloads their visits with payments, their cart and the mails, without what staff write', async () => {
  await refundedVisit();
  const held = await visitWithTexts();
  await salon.fill(WASANTHI, NAILS);
  const { visits, cart, mails } = await data();
  expect(visits.map(({ reference }) => reference)).toContain(held.appointmentId);
  expect(visits[1]).toEqual({
    reference: held.appointmentId,
    status: 'completed',
    date: '2026-11-26',
    startTime: '11:00',
    endTime: '12:00',
    stylist: expect.any(String),
    services: [{ title: 'Cut', quantity: 1, price: 4000 }],
    offer: null,
    servicesTotal: 4000,
    bookingFee: 1000,
    payments: [
      { at: expect.any(String), means: 'online', state: 'paid', amount: 1000 },
      { at: '2026-11-26T06:40:00.000Z', means: 'transfer', state: 'taken', amount: 500 },
    ],
    name: NAME,
    email: ADDRESS,
    phone: PHONE,
    bookedAt: '2026-11-23T03:00:00.000Z',
  });
  expect(visits[0]?.payments.map(({ means, state, amount }) => [means, state, amount])).toEqual([
    ['online', 'paid', 1000],
    ['refund', 'refunded', -1000],
  ]);
  expect(cart).toEqual({ services: [{ title: 'Nails', quantity: 1 }], offer: null });
  expect(mails.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['confirmation', 'cancellation', 'rescheduled', 'receipt', 'refunded']),
  );
});

it('a fee paid at the salon after an online payment failed is in the download, and its refund on the day it was made', async () => {
  const held = await salon.held(WASANTHI);
  const { orderId } = await salon.pay(WASANTHI, held);
  await salon.recordNotice.run(reportOf(orderId, 'p1', -2), true);
  salon.clock.advance(1);
  await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  await salon.cancelAppointment.run(held._id, WASANTHI);
  salon.clock.advance(24 * 60);
  const [due] = await salon.refunds();
  await new SettleRefund(salon.db, salon.outbox, salon.clock).run(due?._id ?? '', { reference: 'T-1' }, ADMIN);
  expect((await data()).visits[0]?.payments).toEqual([
    { at: '2026-11-23T03:00:00.000Z', means: 'online', state: 'failed', amount: 1000 },
    { at: '2026-11-23T03:01:00.000Z', means: 'cash', state: 'taken', amount: 1000 },
    { at: '2026-11-24T03:01:00.000Z', means: 'refund', state: 'refunded', amount: -1000 },
  ]);
});

it('nobody downloads what is of another account, also of one that the desk has merged with theirs', async () => {
  const [{ who }, other] = [await paid(), await paid({ startTime: '14:00' })];
  const named = ({ id, email, name }: typeof who) => ({ ids: [id], email, name });
  await records.merge(named(other.who), named(who));
  expect((await data(who)).visits.map(({ email }) => email)).toEqual([who.email]);
  const unverified = customer('unverified', { email: who.email, verified: false });
  expect(await data(unverified)).toEqual({ visits: [], cart: { services: [], offer: null }, mails: [] });
});

it('whom the desk booked for the verified address, too, is in the download', async () => {
  const guest = desk.guest({ email: WASANTHI.email });
  await desk.book({ customer: guest, note: 'Staff only' });
  const own = await data();
  expect(own.visits).toMatchObject([{ name: guest.name, status: 'confirmed', payments: [] }]);
  expect(JSON.stringify(own)).not.toContain('Staff only');
});
