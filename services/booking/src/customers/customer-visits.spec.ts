import { randomUUID } from 'node:crypto';
import { NO_NOTES } from '@salon/contracts';
import { versionOf } from '@salon/nest-kit';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { CustomerVisitsQueries } from './customer-visits.queries.js';
import { MergeCustomers } from './merge-customers.js';
import { WriteCustomerNotes } from './write-customer-notes.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
const customers = () => new CustomerVisitsQueries(salon.db, salon.clock);

it('the visits of all ids of a person are one history, with what either side owes', async () => {
  await desk.open();
  const { who, held } = await paid();
  const guest = desk.guest();
  const { appointment } = await desk.book({ customer: guest, startTime: '15:00' });
  const ids = `${who.id},${guest._id}`;
  const both = await customers().of(ids, '');
  expect(both.visits).toMatchObject([
    { appointmentId: appointment.appointmentId, status: 'confirmed', isComing: true, startTime: '15:00', owed: 0 },
    { appointmentId: held.appointmentId, status: 'confirmed', isComing: true, startTime: '10:00', owed: 0 },
  ]);
  expect(both).toMatchObject({ total: 2, completed: 0, noShows: 0, lateCancellations: 0, refundsDue: 0, notPaid: 0 });

  salon.clock.set('2026-11-26T05:30:00Z');
  await salon.changing.run(held._id, { status: 'no_show' }, ADMIN);
  const due = (await salon.db.query(`SELECT "status" FROM booking.appointment WHERE "id" = $1`, [held._id]))[0];
  expect(due).toEqual({ status: 'no_show' });
  const after = await customers().of(ids, '');
  expect(after).toMatchObject({ total: 2, noShows: 1 });
  expect(after.notPaid).toBe(after.visits.reduce((sum, { owed }) => sum + owed, 0));
  expect((await customers().of(guest._id, '')).total).toBe(1);
});

it('a visit that the salon cancels is money to give back', async () => {
  const { who, held } = await paid();
  await salon.cancelling.run(held._id, ADMIN);
  expect(await customers().of(who.id, '')).toMatchObject({ refundsDue: 1000, lateCancellations: 0, completed: 0 });
});

it('a visit is of its customer; what is no id or no visit is refused', async () => {
  const { who, held } = await paid();
  expect(await customers().ofVisit(held.appointmentId)).toBe(who.id);
  for (const reference of ['ARL-261126-9999', 'ARL-261399-0001', 'nothing'])
    await expect(customers().ofVisit(reference)).rejects.toMatchObject({ code: 'APPOINTMENT_NOT_FOUND' });
  expect(await customers().of(randomUUID(), '')).toMatchObject({ visits: [], total: 0, refundsDue: 0, notPaid: 0 });
  for (const ids of ['', undefined, 'nobody', Array.from({ length: 11 }, () => randomUUID()).join(',')])
    await expect(customers().of(ids, '')).rejects.toMatchObject({ code: 'INVALID' });
});

it('a record is referred to by its visits, its notes, and on both sides of a merge', async () => {
  await desk.open();
  const guest = (name: string) => ({ ...desk.guest(), name });
  const people = ['booked', 'noted', 'kept', 'merged', 'unused'].map(guest);
  const [booked, noted, kept, merged, unused] = people.map(({ _id }) => _id) as string[] & { length: 5 };
  const person = (id: string, ...others: string[]) => ({ ids: [id, ...others], email: '', name: 'A client' });
  await desk.book({ customer: people[0]!, startTime: '15:00' });
  const note = (id: string, notes: string, before = '') =>
    new WriteCustomerNotes(salon.db, salon.clock).run(
      { ...person(id), version: versionOf({ ...NO_NOTES, notes: before }), notes },
      ADMIN,
    );
  await note(noted!, 'Tea without sugar');
  await note(unused!, 'Somebody else');
  await note(unused!, '', 'Somebody else');
  const alsoMerged = randomUUID();
  const sides = { kept: person(kept!), merged: person(merged!, alsoMerged) };
  await new MergeCustomers(salon.db, salon.clock).run(sides, ADMIN);
  const ids = [booked, noted, kept, merged, alsoMerged];
  expect((await customers().referred({ ids: [...ids, unused, randomUUID()] })).sort()).toEqual(ids.sort());
  expect(await customers().referred({ ids: [] })).toEqual([]);
  for (const body of [undefined, {}, { ids: 'all' }, { ids: ['nobody'] }])
    await expect(customers().referred(body)).rejects.toMatchObject({ code: 'INVALID' });
});
