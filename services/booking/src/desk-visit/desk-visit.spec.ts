import { type Appointment, permissionsOf, type VisitRecord } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, customer } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { CancelVisit } from './cancel-visit.js';
import { MarkProgress } from './mark-progress.js';
import { TakePayment } from './take-payment.js';
import { VisitRecordQueries } from './visit-record.queries.js';
import { WriteNote } from './write-note.js';

const salon = eachMonday();
const { somebody, tell, paid, unplaced } = visitsOf(salon);
const COLLEAGUE = customer('Colleague', { role: 'admin', permissions: permissionsOf('front_desk') });
const ON_THE_DAY = '2026-11-26T04:40:00Z';

const useCases = () => ({
  markProgress: new MarkProgress(salon.db, salon.calendar, salon.clock),
  takePayment: new TakePayment(salon.db, salon.clock),
  cancelVisit: new CancelVisit(salon.db, salon.outbox, salon.clock),
  writeNote: new WriteNote(salon.db, salon.clock),
});
const record = ({ appointmentId }: Appointment): Promise<VisitRecord> =>
  new VisitRecordQueries(salon.db, salon.calendar, salon.clock).record(appointmentId);
const pay = ({ _id }: Appointment, amount: number, means = 'cash', admin: Caller = ADMIN) =>
  useCases().takePayment.run(_id, { amount, means }, admin);
const undo = ({ act }: { act: { id: string } }) => salon.undoAdminAction.run(act.id, ADMIN);
const codes = (results: PromiseSettledResult<unknown>[]): string[] =>
  results.map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as { code: string }).code));

it('arrived and started are noted on the day of the visit, once, and each is taken back', async () => {
  const { held } = await paid();
  const { markProgress } = useCases();
  await expect(markProgress.run(held._id, { to: 'arrived' }, ADMIN)).rejects.toMatchObject({
    code: 'PROGRESS_REFUSED',
    params: { reason: 'otherDay' },
  });
  salon.clock.set(ON_THE_DAY);
  expect((await record(held)).progress).toEqual(['arrived', 'started']);
  const arrived = await markProgress.run(held._id, { to: 'arrived' }, ADMIN);
  const started = await markProgress.run(held._id, { to: 'started' }, COLLEAGUE);
  expect([arrived.appointment.progress, started.appointment.progress]).toEqual(['arrived', 'started']);
  await expect(markProgress.run(held._id, { to: 'started' }, ADMIN)).rejects.toMatchObject({
    params: { reason: 'again' },
  });
  await expect(undo(arrived)).rejects.toMatchObject({ code: 'ACT_NOT_UNDOABLE', params: { reason: 'later' } });
  await undo(started);
  await undo(arrived);
  expect(await record(held)).toMatchObject({ arrivedAt: null, startedAt: null, progress: ['arrived', 'started'] });
});

it('completed and did not come are taken back the same day, to where the visit stood', async () => {
  const { held } = await paid();
  salon.clock.set('2026-11-26T04:50:00Z');
  const missed = await salon.changeStatus.run(held._id, { status: 'no_show' }, ADMIN);
  expect((await record(held)).visit.status).toBe('no_show');
  await undo(missed);
  await useCases().markProgress.run(held._id, { to: 'arrived' }, ADMIN);
  const { visit } = await record(held);
  expect(visit.moves?.map(({ to }) => to)).toEqual(['completed', 'cancelled']);
  await expect(salon.changeStatus.run(held._id, { status: 'no_show' }, ADMIN)).rejects.toMatchObject({
    code: 'APPOINTMENT_MOVE',
    params: { reason: 'arrived' },
  });
  const done = await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  await undo(done);
  expect((await record(held)).visit).toMatchObject({ status: 'confirmed', progress: 'arrived', due: 4500 });
});

it('refuses a known amount that is none instead of paying a second time', async () => {
  const { held } = await paid();
  const payment = { amount: 2000, means: 'cash' };
  for (const deskPaid of [10.005, '0', Number.NaN])
    await expect(useCases().takePayment.run(held._id, { ...payment, deskPaid }, ADMIN)).rejects.toMatchObject({
      code: 'INVALID',
      errors: { deskPaid: expect.any(String) },
    });
  await useCases().takePayment.run(held._id, { ...payment, deskPaid: null }, ADMIN);
});

it('the rest is paid at the desk in parts and by several means, refunded, and taken back', async () => {
  const { held } = await paid();
  await pay(held, 2000);
  const card = await pay(held, 2500, 'card', COLLEAGUE);
  expect(await record(held)).toMatchObject({
    visit: { due: 0, feePaid: 1000 },
    money: { deskPaid: 4500, payable: 0, overpaid: 0 },
    deskPayments: [
      { amount: 2000, means: 'cash', by: 'Admin', takenBack: false },
      { amount: 2500, means: 'card', by: 'Colleague', takenBack: false },
    ],
  });
  await expect(pay(held, 1)).rejects.toMatchObject({ params: { reason: 'nothing' } });
  await undo(card);
  await pay(held, -500);
  const { visit, history, deskPayments } = await record(held);
  expect([visit.due, deskPayments.map(({ takenBack }) => takenBack)]).toEqual([3000, [false, true, false]]);
  expect(history.slice(0, 2)).toMatchObject([
    { by: 'Admin', cause: { kind: 'desk_payment', amountCents: -50_000, means: 'cash' } },
    { by: 'Admin', cause: { kind: 'undo' } },
  ]);
  await expect(pay(held, -2000)).rejects.toMatchObject({ params: { reason: 'noMoney', most: 'LKR 1,500.00' } });
  await expect(pay(held, 0.001)).rejects.toMatchObject({ code: 'INVALID' });
});

it.each(['undo', 'customer', 'salon', 'paid at desk'])('what the desk wrote stays apart, also %s', async (reason) => {
  const { held } = await paid();
  await salon.changeStatus.run(held._id, { status: 'cancelled', reason }, ADMIN);
  expect((await record(held)).history[0]).toMatchObject({
    cause: { kind: 'cancelled', cancelReason: 'salon' },
    words: reason,
  });
});

it('how the rest of a completed visit was paid is noted afterwards too', async () => {
  const { held } = await paid();
  salon.clock.set(ON_THE_DAY);
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  expect(await record(held)).toMatchObject({ visit: { due: 0 }, money: { payable: 4500 } });
  await pay(held, 4500, 'transfer');
  expect(await record(held)).toMatchObject({ visit: { due: 0 }, money: { payable: 0, deskPaid: 4500 } });
});

it('the desk takes no money for a paid visit without a time', async () => {
  const { held } = await unplaced();
  expect((await record(held)).money).toEqual({ deskPaid: 0, payable: 0, overpaid: 0 });
  await expect(pay(held, 4500)).rejects.toMatchObject({ params: { reason: 'nothing' } });
});

it('two desks take the rest at one time: one has it, the other reads that nothing is left', async () => {
  const { held } = await paid();
  const results = await Promise.allSettled([pay(held, 4500), pay(held, 4500, 'card', COLLEAGUE)]);
  expect(codes(results).sort()).toEqual(['DESK_PAYMENT_REFUSED', 'done']);
  expect((await record(held)).money).toEqual({ deskPaid: 4500, payable: 0, overpaid: 0 });
});

it('a payment that is sent again after a lost answer, or after a colleague’s, is refused with what was paid', async () => {
  const { held } = await paid();
  const body = { amount: 2000, means: 'cash', deskPaid: 0 };
  await useCases().takePayment.run(held._id, body, ADMIN);
  await expect(useCases().takePayment.run(held._id, body, ADMIN)).rejects.toMatchObject({
    code: 'DESK_PAYMENT_REFUSED',
    message: 'By now LKR 2,000.00 in all is noted as paid at the desk. Please look at the history, then try again',
  });
  await useCases().takePayment.run(held._id, { ...body, deskPaid: 2000 }, ADMIN);
  expect((await record(held)).money).toMatchObject({ deskPaid: 4000, payable: 500 });
});

it('the desk cancels on the terms it has read, at the request of the customer by the policy of the visit', async () => {
  const { held } = await paid();
  salon.clock.set('2026-11-25T12:00:00Z');
  const { cancelling } = await record(held);
  expect(cancelling).toEqual([
    { party: 'customer', refund: 0, owed: 1250 },
    { party: 'salon', refund: 1000, owed: 0 },
  ]);
  const cancel = (terms: object) => useCases().cancelVisit.run(held._id, terms, ADMIN);
  await expect(cancel({ party: 'customer', refund: 1000, owed: 0 })).rejects.toMatchObject({
    code: 'CANCEL_TERMS_CHANGED',
    data: { terms: cancelling[0] },
  });
  const done = await cancel({ party: 'customer', refund: 0, owed: 1250, reason: 'rang' });
  expect(done.appointment).toMatchObject({ status: 'cancelled', cancelReason: 'customer', due: 1250 });
  await pay(held, 1250);
  await expect(undo(done)).rejects.toMatchObject({ params: { reason: 'later' } });
  await undo({ act: (await record(held)).acts[0]! });
  await undo(done);
  expect((await record(held)).visit).toMatchObject({ status: 'confirmed', due: 4500 });
});

it('a visit with money of the desk is not cancelled before that is refunded', async () => {
  const { who, held } = await paid();
  await pay(held, 500);
  const terms = { party: 'salon', refund: 1000, owed: 0 };
  await expect(useCases().cancelVisit.run(held._id, terms, ADMIN)).rejects.toMatchObject({
    code: 'DESK_MONEY_STANDS',
    params: { reason: 'desk', amount: 'LKR 500.00' },
  });
  await expect(salon.cancelAppointment.run(held._id, who)).rejects.toMatchObject({ params: { reason: 'customer' } });
  const refused = await salon.cancelAppointment.run(held._id, who).catch((error: Error) => error.message);
  expect(await salon.appointments.one(held._id, who)).toMatchObject({
    deskPaid: 500,
    options: { cancel: null, cancelWhy: refused },
  });
  await pay(held, -500);
  await useCases().cancelVisit.run(held._id, terms, ADMIN);
  await expect(useCases().cancelVisit.run(held._id, terms, COLLEAGUE)).rejects.toMatchObject({
    code: 'APPOINTMENT_MOVE',
    message: 'This appointment is cancelled already',
  });
});

it('a customer pays while the desk cancels: one wins, the other is told, and no rupee is lost', async () => {
  for (let round = 0; round < 6; round += 1) {
    const who = somebody();
    const held = await salon.held(who, { startTime: `1${round}:00` });
    const { orderId } = await salon.pay(who, held);
    const cancel = () => useCases().cancelVisit.run(held._id, { party: 'salon', refund: 0, owed: 0 }, ADMIN);
    const calls = round % 2 ? [() => tell(orderId), cancel] : [cancel, () => tell(orderId)];
    const results = await Promise.allSettled<unknown>(calls.map((call) => call()));
    const cancelled = results[round % 2]!;
    const { visit, refunds } = await record(held);
    if (cancelled.status === 'fulfilled') {
      expect(visit).toMatchObject({ status: 'cancelled', money: 'refund_due' });
      expect(refunds).toMatchObject([{ amount: 1000, state: 'due' }]);
    } else {
      expect(cancelled.reason).toMatchObject({ code: 'CANCEL_TERMS_CHANGED', data: { terms: { refund: 1000 } } });
      expect(visit).toMatchObject({ status: 'confirmed', money: 'paid' });
    }
    expect(await salon.broken()).toEqual([]);
  }
});

it('two desks edit one note: the second reads the first, and a note stands in nobody’s way', async () => {
  const { held } = await paid();
  const { version } = (await record(held)).note;
  const write = (text: string, admin: Caller) => useCases().writeNote.run(held._id, { text, version }, admin);
  const results = await Promise.allSettled([write('Tea, no sugar', ADMIN), write('Wheelchair', COLLEAGUE)]);
  expect(codes(results).sort()).toEqual(['CHANGED_MEANWHILE', 'done']);
  const { note, acts } = await record(held);
  const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(lost.reason).toMatchObject({ data: { current: note.text } });
  const cancelled = await useCases().cancelVisit.run(held._id, { party: 'salon', refund: 1000, owed: 0 }, ADMIN);
  await undo({ act: acts[0]! });
  await undo(cancelled);
  expect(await record(held)).toMatchObject({ note: { text: '' }, visit: { status: 'confirmed' } });
  expect((await salon.appointments.one(held._id, ADMIN)).note).toBeUndefined();
});

it('knows no visit by a reference of another day', async () => {
  const { held } = await paid();
  const query = new VisitRecordQueries(salon.db, salon.calendar, salon.clock);
  for (const reference of [held.appointmentId.replace('-26', '-25'), 'ARL', "ARL-261123-0001' OR 1=1"])
    await expect(query.record(reference)).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
});
