import { FORMER_CUSTOMER, type PersonKeys } from '@salon/contracts';
import { rowsWith } from '@salon/testing';
import { customer } from '../testing/salon.js';
import { customerRecordsOf } from '../testing/customer-records.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { visitsOf } from '../testing/visits.js';
import { DeleteCustomerData } from './delete-customer-data.js';

const AFTER = '2026-11-26T12:00:00Z';
const WORDS = ['wasanthi', 'quintus', '5550199'];
const NAME = 'Wasanthi Quintus';
const EMAIL = 'wasanthi.quintus@example.test';
const PHONE = '0715550199';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
const records = customerRecordsOf(salon);
beforeEach(async () => {
  await desk.open();
  await records.empty();
});

const remove = (person: PersonKeys): Promise<void> =>
  new DeleteCustomerData(salon.db, salon.outbox, salon.clock).run(person);
const found = () => rowsWith(salon.db, 'booking', WORDS);
const refused = { kind: 'conflict', code: 'DELETION_REFUSED', params: { reason: 'visit' } };
const former = async (): Promise<number> =>
  (await salon.db.query<unknown[]>(`SELECT FROM booking.appointment WHERE "customerName" = $1`, [FORMER_CUSTOMER]))
    .length;

/** Booked by the desk twice, the second time before the client was known by their address, with notes about them. */
async function client(): Promise<{ _id: string }> {
  const guest = desk.guest({ name: NAME, phone: PHONE, email: EMAIL });
  const note = `Called as ${NAME}`;
  await desk.book({ customer: guest, startTime: '10:00', origin: 'phone', note });
  await desk.book({ customer: desk.guest({ name: NAME, phone: PHONE, email: EMAIL }), startTime: '12:00' });
  await desk.book({ customer: { ...guest, email: '' }, startTime: '14:00' });
  await records.write({ ids: [guest._id], email: EMAIL, name: NAME }, { notes: `${NAME}, ${PHONE}` });
  return guest;
}

it('T64 A19 of a client without an account, visits under their id and under their address lose the name', async () => {
  const { _id } = await client();
  const other = await paid({ startTime: '16:00' });
  salon.clock.set(AFTER);
  expect(Object.keys(await found())).toEqual(
    expect.arrayContaining(['booking.appointment', 'booking.customer_note', 'booking.salon_change']),
  );
  for (let times = 0; times < 2; times += 1) {
    await remove({ ids: [_id], emails: [EMAIL] });
    expect([await found(), await former()]).toEqual([{}, 3]);
  }
  expect(await rowsWith(salon.db, 'booking', [other.who.email])).not.toEqual({});
});

it('T64 A19 a visit to come of a client prevents it, and nothing is deleted', async () => {
  const { _id } = await client();
  salon.clock.set('2026-11-26T05:00:00Z');
  await expect(remove({ ids: [_id], emails: [EMAIL] })).rejects.toMatchObject(refused);
  await expect(remove({ ids: [_id], emails: [] })).rejects.toMatchObject(refused);
  expect(await former()).toBe(0);
});

it('T64 A19 a client without an address takes no other client without one along', async () => {
  const [guest, namesake] = [desk.guest({ name: NAME, phone: PHONE }), desk.guest()];
  await desk.book({ customer: guest, startTime: '10:00' });
  await desk.book({ customer: namesake, startTime: '12:00' });
  salon.clock.set(AFTER);
  await remove({ ids: [guest._id], emails: [] });
  expect([await found(), await former()]).toEqual([{}, 1]);
});

it.each([[false], [true]])(
  'T64 A19 merged records are deleted together, whether all of them are named or one (%s)',
  async (isNamed) => {
    const { _id } = await client();
    const { who } = await paid({ startTime: '16:00' });
    await records.merge({ ids: [who.id], email: who.email, name: who.name }, { ids: [_id], email: EMAIL, name: NAME });
    const person = isNamed ? { ids: [_id, who.id], emails: [EMAIL, who.email] } : { ids: [who.id], emails: [] };
    const deleting = new DeleteCustomerData(salon.db, salon.outbox, salon.clock);
    salon.clock.set('2026-11-26T10:00:00Z');
    await expect(deleting.assertPersonDeletable(person)).rejects.toMatchObject(refused);
    await expect(remove(person)).rejects.toMatchObject(refused);
    salon.clock.set(AFTER);
    await expect(deleting.assertPersonDeletable(person)).resolves.toBeUndefined();
    await remove(person);
    expect([await found(), await former()]).toEqual([{}, 4]);
    expect(await rowsWith(salon.db, 'booking', [who.name, who.email])).toEqual({});
  },
);

it('T64 A19 says which records the desk merged with the customer’s, and whether a visit of theirs is to come', async () => {
  const { _id } = await client();
  const { who } = await paid({ startTime: '16:00' });
  const caller = { ...customer('Dilani'), id: who.id, email: who.email };
  const deleting = new DeleteCustomerData(salon.db, salon.outbox, salon.clock);
  const merged = (verified = true) => deleting.mergedOf({ ...caller, verified });
  salon.clock.set(AFTER);
  expect(await merged()).toEqual({ ids: [], emails: [] });
  await records.merge({ ids: [_id], email: EMAIL, name: NAME }, { ids: [who.id], email: who.email, name: who.name });
  for (const found of [await merged(), await merged(false)]) {
    expect(found.ids).toContain(_id);
    expect(found.ids).not.toContain(who.id);
  }
  expect((await merged()).emails).toEqual([EMAIL]);
  const signed = { ...caller, merged: { ids: [_id], emails: [] } };
  await expect(deleting.assertDeletable(signed)).resolves.toBeUndefined();
  salon.clock.set('2026-11-26T07:00:00Z'); // Between the caller's own visits and those of the record.
  await expect(deleting.assertDeletable(signed)).rejects.toMatchObject(refused);
});
