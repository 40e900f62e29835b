import { FORMER_CUSTOMER, PERMISSIONS } from '@salon/contracts';
import { type Caller, versionOf } from '@salon/nest-kit';
import { rowsWith } from '@salon/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { WriteNote } from '../desk-visit/write-note.js';
import { lockCustomer } from '../slots/day-lock.js';
import { customerRecordsOf, person } from '../testing/customer-records.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { ADMIN, customer } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { DeleteCustomerData } from './delete-customer-data.js';

const AFTER = '2026-11-26T10:00:00Z';
const salon = eachMonday();
const { somebody, tell, paid, unplaced } = visitsOf(salon);
const desk = deskOf(salon);
const records = customerRecordsOf(salon);
beforeEach(async () => {
  await desk.open();
  await records.empty();
});

const deleting = () => new DeleteCustomerData(salon.db, salon.outbox, salon.clock);
/** With all merged records, as the BFF signs them when none of them is another account. */
const remove = async (who: Caller): Promise<void> => {
  const signed = { ...who, merged: await deleting().mergedOf(who) };
  await deleting().assertDeletable(signed);
  await deleting().ofCaller(signed);
};
const refusedFor = (reason: string) => ({ kind: 'conflict', code: 'DELETION_REFUSED', params: { reason } });
const visits = (): Promise<object[]> =>
  salon.db.query(
    `SELECT "customerName" AS "name", "customerEmail" AS "email", "customerPhone" AS "phone", "note", "status"
     FROM booking.appointment ORDER BY "startsAt", "number"`,
  );
const FORMER = { name: FORMER_CUSTOMER, email: '', phone: null, note: '' };
const namedPerson = ({ id, email, name }: Caller) => ({ ids: [id], email, name });
const write = (id: string, text: string, before = '') =>
  new WriteNote(salon.db, salon.clock).run(id, { text, version: versionOf(before) }, ADMIN);
const undo = ({ act }: { act?: { id: string } }) => salon.undoAdminAction.run(act?.id ?? '', ADMIN);

it('a visit to come prevents the deletion until it is cancelled, its refund until it is made', async () => {
  const { who, held } = await paid();
  await expect(remove(who)).rejects.toMatchObject(refusedFor('visit'));
  await salon.cancelAppointment.run(held._id, who);
  await expect(remove(who)).rejects.toMatchObject(refusedFor('refund'));
  const [due] = await salon.refunds();
  const settling = new SettleRefund(salon.db, salon.outbox, salon.clock);
  await settling.run(due?._id ?? '', { reference: 'TT-1' }, ADMIN);
  await remove(who);
  expect(await visits()).toEqual([{ ...FORMER, status: 'cancelled' }]);
});

it('a hold prevents it, and then the payment that its customer began, until the gateway knows of none', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await expect(remove(who)).rejects.toMatchObject(refusedFor('visit'));
  await salon.cancelAppointment.run(held._id, who);
  await expect(remove(who)).rejects.toMatchObject(refusedFor('payment'));
  await salon.db.query('UPDATE booking.payment_attempt SET "isQuiet" = true WHERE "orderId" = $1', [orderId]);
  await remove(who);
  await tell(orderId); // Paid in a page that was left open: the money waits for the desk, and no mail is sent.
  expect(await visits()).toEqual([{ ...FORMER, status: 'cancelled' }]);
  expect(await salon.db.query('SELECT FROM booking.message')).toEqual([]);
  expect(await salon.db.query('SELECT "state" FROM booking.refund_task')).toEqual([{ state: 'due' }]);
});

it('a paid visit without a place prevents it', async () => {
  const { who } = await unplaced();
  await expect(remove(who)).rejects.toMatchObject(refusedFor('unplaced'));
});

it('whoever works here is refused, also with one permission and with a visit to come', async () => {
  const { who } = await paid();
  for (const permission of PERMISSIONS)
    await expect(remove({ ...who, permissions: [permission] })).rejects.toMatchObject(refusedFor('staff'));
  await expect(remove({ ...who, role: 'admin' })).rejects.toMatchObject(refusedFor('staff'));
});

it('past visits stay as the books, those that the desk booked for the same address too, and a second call changes nothing', async () => {
  const { who } = await paid();
  const client = desk.guest({ email: who.email, phone: '0719998877' });
  await desk.book({ customer: client, startTime: '12:00', origin: 'phone', note: 'Nuts' });
  await desk.book({ customer: { ...client, email: '' }, startTime: '13:00' });
  await paid({ startTime: '10:00' });
  await salon.fill(who, NAILS);
  salon.clock.set(AFTER);
  const money = () =>
    salon.db.query('SELECT "money", "totalCents", "lines" FROM booking.appointment ORDER BY "number"');
  const before = await money();
  await remove(who);
  const left = await visits();
  expect(left.filter((each) => 'name' in each && each.name === FORMER_CUSTOMER)).toEqual(
    Array.from({ length: 3 }, () => ({ ...FORMER, status: 'confirmed' })),
  );
  expect([left.length, await money()]).toEqual([4, before]);
  expect((await salon.carts.view(who)).cartCount).toBe(0);
  await remove(who);
  expect([await visits(), await money()]).toEqual([left, before]);
});

it('that another stylist took over stays, and why does not', async () => {
  const { who, held } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  await desk.move(held._id, { stylistId: desk.nadeesha(), reason: `${who.name} asked: please` });
  salon.clock.set(AFTER);
  await remove(who);
  const last = 'SELECT "cause", "reason" FROM booking.appointment_journal ORDER BY "id" DESC LIMIT 1';
  expect(await salon.db.query(last)).toEqual([
    { cause: { kind: 'reassigned', stylist: 'Dilani Perera' }, reason: null },
  ]);
});

it('an address that its caller has not verified finds no visits', async () => {
  const { who } = await paid();
  salon.clock.set(AFTER);
  await remove(customer('somebody else', { email: who.email, verified: false }));
  expect(await visits()).toMatchObject([{ name: who.name, email: who.email }]);
});

it.each([true, false])('records that the desk has merged are one person (into the caller: %s)', async (isKept) => {
  const [{ who }, guest] = [await paid(), desk.guest({ phone: '0718887766' })];
  await desk.book({ customer: guest, startTime: '14:00' });
  const client = { ids: [guest._id], email: '', name: guest.name };
  await records.write(client, { allergies: 'Nuts' });
  const [merged, kept] = isKept ? [client, namedPerson(who)] : [namedPerson(who), client];
  const change = await records.merge(merged, kept);
  salon.clock.set('2026-11-26T06:00:00Z');
  await expect(remove(who)).rejects.toMatchObject(refusedFor('visit'));
  salon.clock.set('2026-11-26T10:00:00Z');
  await remove(who);
  expect(await visits()).toEqual([1, 2].map(() => ({ ...FORMER, status: 'confirmed' })));
  for (const table of ['customer_note', 'customer_merge', 'salon_change'])
    expect([table, await salon.db.query(`SELECT * FROM booking.${table}`)]).toEqual([table, []]);
  await expect(records.undo(change._id)).rejects.toMatchObject({ code: 'ACT_NOT_FOUND' });
});

it.each([true, false])(
  'another account that the desk has merged stays: visits, cart and notes (merged into the caller: %s)',
  async (isKept) => {
    const [{ who }, other] = [await paid(), await paid({ startTime: '14:00' })];
    await records.write(namedPerson(other.who), { allergies: 'Latex' });
    await records.write(namedPerson(who), { allergies: 'Nuts' });
    const pair = [namedPerson(other.who), namedPerson(who)] as const;
    await (isKept ? records.merge(pair[0], pair[1]) : records.merge(pair[1], pair[0]));
    await salon.fill(other.who, NAILS);
    salon.clock.set('2026-11-26T06:00:00Z'); // Only the other one has a visit to come.
    await deleting().ofCaller(who);
    expect(await visits()).toMatchObject([FORMER, { name: other.who.name, email: other.who.email }]);
    expect((await records.noted(namedPerson(other.who))).allergies).toContain('Latex');
    expect((await salon.carts.view(other.who)).cartCount).toBe(1);
    expect(await salon.db.query('SELECT FROM booking.customer_merge')).toEqual([]);
  },
);

it('of a merge that was undone, the notes of the other record stay, and nothing of what was noted meanwhile', async () => {
  const { who } = await paid();
  await records.write(namedPerson(who), { notes: 'Secret of the one' });
  const other = person('Banu');
  const earlier = await records.write(other, { allergies: 'Latex' });
  const merged = await records.merge(namedPerson(who), other);
  const { change } = await records.write(other, { preferences: 'Tea' });
  await records.undo(change._id);
  await records.undo(merged._id);
  salon.clock.set(AFTER);
  await remove(who);
  expect(await records.noted(other)).toMatchObject({ allergies: 'Latex', notes: '' });
  const left: { id: string; all: string }[] = await salon.db.query(
    'SELECT "id", row_to_json(change)::text AS "all" FROM booking.salon_change change',
  );
  expect(left.map(({ id }) => id)).toEqual([earlier.change._id]);
  expect(left[0]?.all).not.toContain('Secret');
});

it('an undo that would bring a note or a visit to come back is refused, any other goes on', async () => {
  const guest = customer('caller');
  const at = (startTime: string) =>
    desk.book({ customer: { ...desk.guest(), _id: guest.id, email: guest.email, name: guest.name }, startTime });
  const [first, second] = [await at('10:00'), await at('14:00')];
  const noted = await write(first.appointment._id, 'Owes us a smile');
  const cancelled = await salon.changeStatus.run(second.appointment._id, { status: 'cancelled' }, ADMIN);
  salon.clock.set('2026-11-26T06:00:00Z');
  const missed = await salon.changeStatus.run(first.appointment._id, { status: 'no_show' }, ADMIN);
  salon.clock.set('2026-11-26T06:30:00Z');
  await remove(guest);
  const refusal = { code: 'ACT_NOT_UNDOABLE', params: { reason: 'former' } };
  for (const done of [noted, cancelled]) await expect(undo(done)).rejects.toMatchObject(refusal);
  const { acts } = await salon.acts.recent();
  expect(acts.find(({ id }) => id === noted.act.id)).toMatchObject({
    undoable: false,
    why: 'The data of this customer has been deleted since, so this visit stays as it is',
  });
  expect(await undo(missed)).toMatchObject({ status: 'confirmed', user: { name: FORMER_CUSTOMER } });
});

it('an undo of notes that runs beside the deletion leaves no notes either', async () => {
  for (let each = 0; each < 4; each += 1) {
    const who = somebody();
    const { change } = await records.write(namedPerson(who), { notes: `About ${who.name}` });
    const calls = [() => records.undo(change._id), () => remove(who)];
    const [undone, removed] = await Promise.allSettled((each % 2 ? calls : calls.reverse()).map((call) => call()));
    expect([undone, removed].filter((outcome) => outcome?.status === 'rejected').length).toBeLessThan(2);
    expect(await rowsWith(salon.db, 'booking', [who.name])).toEqual({});
  }
});

const named = (name: string): Promise<unknown[]> =>
  salon.db.query('SELECT FROM booking.appointment WHERE "customerName" = $1', [name]);

/** Both calls wait for the customer's lock, in this order. */
async function inOrder(who: Caller, ...calls: (() => Promise<unknown>)[]): Promise<PromiseSettledResult<unknown>[]> {
  const waits = `SELECT FROM pg_locks WHERE "locktype" = 'advisory' AND NOT "granted"`;
  const running = await salon.db.transaction(async (tx) => {
    await lockCustomer(tx, who.id);
    const begun: Promise<unknown>[] = [];
    for (const call of calls) {
      begun.push(Promise.allSettled([call()]).then(([outcome]) => outcome));
      while ((await tx.query<unknown[]>(waits)).length < begun.length) await sleep(5);
    }
    return begun;
  });
  return Promise.all(running) as Promise<PromiseSettledResult<unknown>[]>;
}

it('T64 of a booking and a deletion at once only the first succeeds, so that no visit with a name is left', async () => {
  const who = somebody();
  await salon.fill(who, CUT);
  const book = () => salon.book(who);
  const [removed, late] = await inOrder(who, () => remove(who), book);
  expect([removed?.status, late?.status, await named(who.name)]).toEqual(['fulfilled', 'rejected', []]);
  await salon.fill(who, CUT);
  const [booked, refused] = await inOrder(who, book, () => remove(who));
  expect([booked?.status, refused]).toMatchObject(['fulfilled', { reason: refusedFor('visit') }]);
  expect(await named(who.name)).toHaveLength(1);
});

it('T64 the same whenever they meet', async () => {
  for (let each = 0; each < 12; each += 1) {
    const who = somebody();
    await salon.fill(who, CUT);
    const booking = salon.book(who, { startTime: `${10 + (each % 4) * 2}:00` });
    await sleep(each);
    const [booked, removed] = await Promise.allSettled([booking, remove(who)]);
    expect([booked.status, removed.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await named(who.name)).toHaveLength(booked.status === 'fulfilled' ? 1 : 0);
  }
});
