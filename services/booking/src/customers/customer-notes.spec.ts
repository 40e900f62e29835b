import { permissionsOf, NO_NOTES } from '@salon/contracts';
import { seedId, versionOf } from '@salon/nest-kit';
import { MyDayQueries } from '../my-day/my-day.queries.js';
import { CUT } from '../testing/fake-catalog.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, customer, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { VisitRecordQueries } from '../desk-visit/visit-record.queries.js';
import { notesOf } from './customer-notes.queries.js';
import { WriteCustomerNotes } from './write-customer-notes.js';

const salon = eachMonday();
const { paid, somebody } = visitsOf(salon);
const desk = deskOf(salon);
beforeEach(async () => {
  await desk.open();
  await salon.db.query('DELETE FROM booking.customer_note');
});

const NUTS = {
  allergies: 'Nuts',
  preferences: 'Tea without sugar',
  notes: 'Likes the window seat',
  blocked: '',
  prepay: '',
};
const personOf = (id: string, email = '') => ({ ids: [id], email, name: 'Nimali Perera' });
const write = (person: object, fields: object, version = versionOf(NO_NOTES)) =>
  new WriteCustomerNotes(salon.db, salon.clock).run({ ...person, ...fields, version }, ADMIN);
const undo = (id: string) => salon.undoSalonChange.run(id, ADMIN);

it('what is noted is seen on the board, in the week, in the panel, and by the stylist of the visit as far as it concerns them', async () => {
  const { who, held } = await paid({ stylistId: desk.dilani() });
  await paid({ stylistId: desk.nadeesha() });
  const { change } = await write(personOf(who.id, who.email), NUTS);
  expect(change).toMatchObject({ title: 'Notes of Nimali Perera', subject: 'customer', kind: 'edit' });
  const { visits } = await desk.day();
  expect(visits.map(({ customerNotes }) => customerNotes)).toEqual([NUTS, null]);
  const records = new VisitRecordQueries(salon.db, salon.calendar, salon.clock);
  expect((await records.record(held.appointmentId)).customerNotes).toEqual(NUTS);

  await salon.db.query('UPDATE booking.stylist SET "accountEmail" = $2 WHERE "id" = $1', [
    desk.dilani(),
    'd@example.test',
  ]);
  salon.calendar.invalidate();
  salon.clock.set(`${DAY}T04:00:00Z`);
  const dilani = customer('Dilani', { email: 'd@example.test', permissions: permissionsOf('stylist') });
  const own = await new MyDayQueries(salon.db, salon.calendar, salon.clock).day(dilani);
  expect(own.visits).toMatchObject([{ allergies: 'Nuts', customerNotes: 'Likes the window seat' }]);
  expect(JSON.stringify(own)).not.toContain('sugar');
});

it('notes of a client are those of the account with the same address', async () => {
  const client = seedId('client of before');
  const { who } = await paid();
  await write(personOf(client, who.email), { allergies: 'Latex' });
  expect((await desk.day()).visits).toMatchObject([{ customerNotes: { allergies: 'Latex' } }]);
  const account = { ids: [who.id, client], email: who.email };
  const { version } = await notesOf(salon.db, account);
  await write({ ...account, name: who.name }, { notes: 'Has an account now' }, version);
  const rows = await salon.db.query('SELECT "customerId", "allergies", "notes" FROM booking.customer_note');
  expect(rows).toEqual([{ customerId: client, allergies: 'Latex', notes: 'Has an account now' }]);
});

it('somebody without an address shares nothing with others who have none', async () => {
  const [one, other] = [desk.guest(), desk.guest()];
  await desk.book({ customer: one });
  await desk.book({ customer: other, startTime: '14:00' });
  await write(personOf(one._id), { preferences: 'Silence' });
  expect((await desk.day()).visits.map(({ customerNotes }) => customerNotes?.preferences)).toEqual([
    'Silence',
    undefined,
  ]);
});

it('of two who write from one version the second gets the first one’s words', async () => {
  const person = personOf(seedId('written by two'));
  const saved = await Promise.allSettled(['Nuts', 'Milk', 'Latex'].map((allergies) => write(person, { allergies })));
  const refused = saved.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  const { allergies } = await notesOf(salon.db, person);
  for (const each of refused)
    expect(each).toMatchObject({
      reason: { code: 'CHANGED_MEANWHILE', data: { current: { ...NO_NOTES, allergies } } },
    });
});

it('is undone and done again', async () => {
  const person = personOf(seedId('undone'));
  const { change } = await write(person, NUTS);
  const undone = await undo(change._id);
  expect(await notesOf(salon.db, person)).toMatchObject(NO_NOTES);
  await undo(undone._id);
  expect(await notesOf(salon.db, person)).toMatchObject(NUTS);
});

it('whoever is not to book online is refused with a way to a visit; the desk still books for them', async () => {
  const { who } = await paid();
  const { change } = await write(personOf(seedId('as a client'), who.email), { blocked: 'Did not come three times' });
  const again = () => salon.held(who, { startTime: '14:00' });
  await expect(again()).rejects.toMatchObject({ code: 'CUSTOMER_BLOCKED', message: expect.stringContaining('call') });
  await desk.book({ customer: { ...desk.guest(), _id: who.id, email: who.email }, startTime: '16:00' });
  await undo(change._id);
  await salon.book(who, { startTime: '14:00' });
});

it('blocked while they book: the visit was first, or is refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    const who = somebody();
    await salon.fill(who, CUT);
    const block = () => write(personOf(who.id, who.email), { blocked: 'Shouted at the desk' });
    const book = () => salon.book(who, { startTime: `${10 + round}:00` });
    const race = round % 2 ? [book(), block()] : [block(), book()];
    const [booked, blocked] = await Promise.allSettled(round % 2 ? race : race.toReversed());
    expect(blocked?.status).toBe('fulfilled');
    if (booked?.status === 'rejected') expect(booked.reason).toMatchObject({ code: 'CUSTOMER_BLOCKED' });
    const { ids } = personOf(who.id);
    expect((await notesOf(salon.db, { ids, email: who.email })).blocked).toBe('Shouted at the desk');
    await expect(salon.book(who, { startTime: '09:00' })).rejects.toMatchObject({ code: 'CUSTOMER_BLOCKED' });
  }
});

it.each([
  [{ allergies: 'x'.repeat(1001) }, 'allergies'],
  [{ notes: 7 }, 'notes'],
  [{ role: 'admin' }, 'role'],
])('refuses %j', async (fields, name) => {
  await expect(write(personOf(seedId('refused')), fields)).rejects.toMatchObject({
    kind: 'invalid',
    errors: { [name]: expect.any(String) },
  });
});
