import type { Appointment } from '@salon/contracts';
import type { DomainError } from '@salon/kernel';
import { MailReceipt } from '../desk-visit/mail-receipt.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody, tell, paid } = visitsOf(salon);

const seen = ({ _id }: Appointment) => salon.appointments.one(_id, ADMIN);
const mails = (): Promise<{ kind: string; version: number }[]> =>
  salon.db.query('SELECT "kind", "version" FROM booking.message ORDER BY "createdAt", "version"');
const act = (held: Appointment, status: string, reason?: string) =>
  salon.changeStatus.run(held._id, { status, reason }, ADMIN);
const undo = ({ act: { id } }: { act: { id: string } }) => salon.undoAdminAction.run(id, ADMIN);
const tasks = (): Promise<unknown[]> => salon.db.query('SELECT "reason", "state" FROM booking.refund_task');

/** The first step of SendMailJob: from then on a mail counts as sent. */
const sendAll = () => salon.db.query('UPDATE booking.message SET "leftAt" = $1, "sentAt" = $1', [salon.clock.now()]);

it('C8 a visit cancelled by mistake is confirmed again: its money, its time, and no mail', async () => {
  const { held } = await paid();
  const before = await seen(held);
  await sendAll();
  const done = await act(held, 'cancelled', 'wrong row');
  expect(done).toMatchObject({
    appointment: { status: 'cancelled', money: 'refund_due' },
    act: { undoable: true, undoableUntil: '2026-11-24T03:00:00.000Z' },
  });
  expect([await tasks(), await salon.waiting('send-mail')]).toEqual([[{ reason: 'cancelled', state: 'due' }], 2]);
  salon.clock.advance(1 / 4);
  const back = await undo(done);
  expect(back).toMatchObject({ status: 'confirmed', cancelReason: null, money: 'paid' });
  expect(await seen(held)).toEqual({ ...before, moves: [{ to: 'cancelled', undoable: true }] });
  expect([await tasks(), (await mails()).map(({ kind }) => kind), await salon.waiting('send-mail')]).toEqual([
    [],
    ['confirmation'],
    1,
  ]);
  const path = await salon.db.query(
    `SELECT "from", "to", "actor", "cause"->>'kind' AS "cause", "reason" FROM booking.appointment_journal
     WHERE "appointmentId" = $1 ORDER BY "id" DESC LIMIT 2`,
    [held._id],
  );
  expect(path).toEqual([
    { from: 'cancelled', to: 'confirmed', actor: 'admin', cause: 'undo', reason: null },
    { from: 'confirmed', to: 'cancelled', actor: 'admin', cause: 'cancelled', reason: 'wrong row' },
  ]);
});

it("C8 the mail of an admin's act leaves 20 seconds after it", async () => {
  await act(await salon.held(somebody()), 'confirmed');
  const leaving: { at: Date }[] = await salon.db.query(
    `SELECT job.run_at AS at
     FROM booking_jobs._private_jobs job JOIN booking_jobs._private_tasks task ON task.id = job.task_id
     WHERE task.identifier = 'send-mail'`,
  );
  expect(leaving).toEqual([{ at: new Date('2026-11-23T03:00:20Z') }]);
});

it('C8 a mail that has left is put right by another, with the next SEQUENCE', async () => {
  const { held } = await paid();
  const done = await act(held, 'cancelled');
  await sendAll();
  await undo(done);
  expect(await mails()).toEqual([
    { kind: 'confirmation', version: 1 },
    { kind: 'cancellation', version: 2 },
    { kind: 'confirmation', version: 3 },
  ]);
});

it.each([true, false])('C8 a receipt stays right when the completion is undone (it has left: %s)', async (hasLeft) => {
  const { held } = await paid();
  salon.clock.set('2026-11-26T04:50:00Z');
  const done = await act(held, 'completed');
  await new MailReceipt(salon.db, salon.outbox, salon.clock).run(held._id, ADMIN);
  if (hasLeft) await sendAll();
  await undo(done);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'receipt']);
  expect(await salon.waiting('send-mail')).toBe(2);
});

it('C8 two acts undone one after the other leave no mail behind that is not true', async () => {
  const { held } = await paid();
  await sendAll();
  const moved = await salon.rescheduleAppointment.run(held._id, { date: '2026-11-27', startTime: '14:00' }, ADMIN);
  await undo(await act(held, 'cancelled'));
  await salon.undoAdminAction.run(moved.act?.id ?? '', ADMIN);
  expect([await seen(held), await mails(), await salon.waiting('send-mail')]).toEqual([
    expect.objectContaining({ date: held.date, startTime: held.startTime }),
    [{ kind: 'confirmation', version: 1 }],
    1,
  ]);

  const again = await salon.rescheduleAppointment.run(held._id, { date: '2026-11-27', startTime: '14:00' }, ADMIN);
  await sendAll();
  await undo(await act(held, 'cancelled'));
  await salon.undoAdminAction.run(again.act?.id ?? '', ADMIN);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'rescheduled', 'rescheduled']);
});

it("C8 an admin who cancels by the customer's call has done an act, too; a customer has not", async () => {
  const { held, who } = await paid();
  const { act: receipt } = await salon.cancelAppointment.run(held._id, ADMIN);
  await salon.undoAdminAction.run(receipt?.id ?? '', ADMIN);
  expect(await salon.cancelAppointment.run(held._id, who)).toEqual({
    appointment: expect.objectContaining({ status: 'cancelled', cancelReason: 'customer' }),
  });
});

it('C8 a time given to somebody else does not come back', async () => {
  const [dilani] = await salon.calendar.stylists();
  const { held } = await paid({ stylistId: dilani?._id });
  const done = await act(held, 'cancelled');
  await salon.held(somebody(), { stylistId: dilani?._id, startTime: '10:30' });
  await expect(undo(done)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'ACT_NOT_UNDOABLE',
    message: 'The time has been given to somebody else since',
  });
  expect(await seen(held)).toMatchObject({ status: 'cancelled', money: 'refund_due' });
  salon.clock.advance(15);
  expect(await undo(done)).toMatchObject({ status: 'confirmed' });
});

it('C8 completed and no-show are taken back in their order, the last act first', async () => {
  const { held } = await paid();
  salon.clock.set('2026-11-26T05:00:00Z');
  const first = await act(held, 'no_show');
  await undo(first);
  const second = await act(held, 'completed');
  await expect(undo(first)).rejects.toMatchObject({ kind: 'conflict', message: 'This has already been undone' });
  expect(await undo(second)).toMatchObject({ status: 'confirmed' });

  const atDesk = await act(await salon.held(somebody(), { date: '2026-11-27' }), 'confirmed');
  salon.clock.set('2026-11-27T04:30:00Z');
  const completed = await act(atDesk.appointment, 'completed');
  await expect(undo(atDesk)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Something was done to this visit afterwards. Please undo that first',
  });
  await undo(completed);
  await expect(undo(atDesk)).rejects.toMatchObject({ message: 'The time it would bring back has passed' });
});

it('C8 "paid at desk" by mistake: the hold runs on, with its cart and its timer', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  const done = await act(held, 'confirmed');
  expect((await salon.carts.view(nimali)).items).toEqual([]);
  expect(await undo(done)).toMatchObject({ status: 'pending', money: 'none', holdUntil: held.holdUntil });
  expect((await salon.carts.view(nimali)).items.map(({ service }) => service._id)).toEqual([CUT.id]);
  expect([await salon.waiting('release-unpaid'), await mails()]).toEqual([1, []]);
});

it('C8 C5 once the hold has ended, undoing "paid at desk" frees the time and says so to who was told otherwise', async () => {
  const held = await salon.held(somebody());
  const done = await act(held, 'confirmed');
  await sendAll();
  salon.clock.advance(60);
  expect(await undo(done)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid', money: 'none' });
  expect((await mails()).map(({ kind }) => kind)).toEqual(['confirmation', 'unconfirmed']);
});

it('C8 a cancelled hold comes back while it lasts, unless the customer holds another time', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  const done = await act(held, 'cancelled');
  expect(done.act).toMatchObject({ undoable: true, undoableUntil: held.holdUntil });
  await salon.book(nimali, { startTime: '14:00' });
  await expect(undo(done)).rejects.toMatchObject({ message: 'The customer holds another unpaid time by now' });
  await salon.cancelAppointment.run((await salon.appointments.mine(nimali.id))[0]?._id ?? '', nimali);
  const inCart = async () =>
    (await salon.carts.priced(nimali)).lines.map(({ serviceId, quantity }) => [serviceId, quantity]);
  const before = await inCart();
  expect(await undo(done)).toMatchObject({ status: 'pending' });
  expect(await inCart()).toEqual(before);
  const again = await act(held, 'cancelled');
  salon.clock.advance(15);
  await expect(undo(again)).rejects.toMatchObject({ message: 'The unpaid hold it would bring back has run out' });
});

it('C8 D4 a payment that arrives after the act keeps it from being undone', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  const done = await act(held, 'cancelled');
  await tell(orderId);
  const why = 'A payment or refund of this visit has arrived since';
  expect((await salon.acts.recent()).acts[0]).toMatchObject({ id: done.act.id, undoable: false, why });
  await expect(undo(done)).rejects.toMatchObject({ kind: 'conflict', message: why });
  expect(await seen(held)).toMatchObject({ status: 'cancelled', money: 'refund_due' });
});

it('C8 for 24 hours, and by nobody who finds no such act', async () => {
  const { held } = await paid();
  const done = await act(held, 'cancelled');
  salon.clock.advance(24 * 60);
  await expect(undo(done)).rejects.toMatchObject({ message: 'An action can be undone for 24 hours' });
  await expect(salon.undoAdminAction.run(CUT.id, ADMIN)).rejects.toMatchObject({ kind: 'not_found' });
});

it('C8 of twenty undos at once one takes effect', async () => {
  const { held } = await paid();
  const done = await act(held, 'cancelled');
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => undo(done)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await seen(held)).toMatchObject({ status: 'confirmed', money: 'paid' });
});

it('C8 T24 undoing and booking race for one time: one of them gets it', async () => {
  const [dilani] = await salon.calendar.stylists();
  for (let round = 0; round < 8; round += 1) {
    const { held } = await paid({ stylistId: dilani?._id, startTime: `${String(9 + round).padStart(2, '0')}:00` });
    const done = await act(held, 'cancelled');
    const other = somebody();
    await salon.fill(other, CUT);
    const outcomes = await Promise.allSettled([
      undo(done),
      salon.book(other, { stylistId: dilani?._id, startTime: held.startTime }),
    ]);
    const refusals = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as DomainError).code] : [],
    );
    expect([['ACT_NOT_UNDOABLE'], ['BOOKING_SLOT_TAKEN']]).toContainEqual(refusals);
  }
});

it('C8 of the actions on a visit the latest comes first, each with whether it can still be undone', async () => {
  const { held } = await paid();
  const done = await act(held, 'cancelled');
  await undo(done);
  await act(held, 'cancelled');
  const { acts } = await salon.acts.recent();
  expect(acts).toMatchObject([
    {
      kind: 'status',
      from: 'confirmed',
      to: 'cancelled',
      undoable: true,
      admin: { name: 'Admin' },
      appointment: { _id: held._id, appointmentId: held.appointmentId, customerName: held.user.name },
    },
    { id: done.act.id, undoable: false, undoneAt: '2026-11-23T03:00:00.000Z' },
  ]);
});
