import { NO_NOTES } from '@salon/contracts';
import { seedId } from '@salon/nest-kit';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockSubject } from '../salon-changes/salon-subject.js';
import { customerRecordsOf, person } from '../testing/customer-records.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { CustomerMergesQueries } from './customer-merges.queries.js';
import { notesKeyOf } from './customer-notes.queries.js';
import { customerNotesSubject } from './customer-notes.subject.js';
import type { NamedPerson } from './write-customer-notes.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
const { empty, merge, undo, write, noted, history } = customerRecordsOf(salon);
beforeEach(async () => {
  await desk.open();
  await empty();
});

const [AMA, BANU, CHATHU] = ['Ama', 'Banu', 'Chathu'].map((name) => person(name)) as [
  NamedPerson,
  NamedPerson,
  NamedPerson,
];

it('the visits of both are listed as one person’s, and an undo lists them apart again', async () => {
  const [one, other] = [await paid(), await paid({ startTime: '14:00' })];
  const [kept, merged] = [one, other].map(({ who }) => ({ ids: [who.id], email: who.email, name: who.name })) as [
    NamedPerson,
    NamedPerson,
  ];
  const change = await merge(merged, kept);
  expect(change).toMatchObject({ subject: 'customerMerge', title: `${merged.name} merged into ${kept.name}` });
  expect(await history(kept)).toMatchObject({ total: 2, merged: merged.ids });
  const merges = new CustomerMergesQueries(salon.db);
  expect(await merges.of([...kept.ids, ...merged.ids].join(','))).toEqual({
    merged: [{ id: merged.ids[0], email: merged.email, into: { _id: kept.ids[0], name: kept.name } }],
  });
  await undo(change._id);
  expect(await history(kept)).toMatchObject({ total: 1, merged: [] });
  expect(await merges.of(merged.ids[0])).toEqual({ merged: [] });
});

it('notes are put together and count for the visits of both; an undo restores both', async () => {
  const { who } = await paid();
  const kept = { ids: [who.id], email: who.email, name: who.name };
  const guest = desk.guest();
  await desk.book({ customer: guest, startTime: '14:00' });
  const merged = person(guest.name, guest.email);
  merged.ids = [guest._id];
  await write(kept, { allergies: 'Nuts', notes: 'Likes the window seat' });
  await write(merged, { allergies: 'Latex', notes: 'Likes the window seat', blocked: 'Did not come' });
  const change = await merge(merged, kept);
  const both = { ...NO_NOTES, allergies: 'Nuts\nLatex', notes: 'Likes the window seat', blocked: 'Did not come' };
  expect([await noted(kept), await noted(merged)]).toEqual([both, both]);
  expect((await desk.day()).visits.map(({ customerNotes }) => customerNotes)).toEqual([both, both]);
  await expect(salon.held(who, { startTime: '16:00' })).rejects.toMatchObject({ code: 'CUSTOMER_BLOCKED' });
  await undo(change._id);
  expect((await noted(kept)).allergies).toBe('Nuts');
  expect(await noted(merged)).toMatchObject({ allergies: 'Latex', blocked: 'Did not come' });
});

it('who was merged is found by the address of their later visits, too', async () => {
  const { who } = await paid();
  await write(AMA, { allergies: 'Nuts' });
  await merge({ ids: [seedId('as a client')], email: who.email, name: who.name }, AMA);
  expect((await desk.day()).visits).toMatchObject([{ customerNotes: { allergies: 'Nuts' } }]);
});

it('a record that was merged, and one with itself, is refused in words', async () => {
  await merge(AMA, BANU);
  const made = { code: 'MERGE_MADE', message: 'Ama has been merged into Banu already' };
  await expect(merge(AMA, CHATHU)).rejects.toMatchObject(made);
  await expect(merge(CHATHU, AMA)).rejects.toMatchObject(made);
  await expect(merge(BANU, BANU)).rejects.toMatchObject({ code: 'MERGE_SAME' });
  await merge(BANU, CHATHU);
  expect((await history(CHATHU)).merged.sort()).toEqual([...AMA.ids, ...BANU.ids].sort());
});

it('whoever registers after their record was merged is of it, with their visits and what is to be given back', async () => {
  const { who, held } = await paid();
  await merge({ ids: [seedId('imported')], email: who.email, name: who.name }, AMA);
  await salon.cancelAppointment.run(held._id, ADMIN);
  expect(await history(AMA)).toMatchObject({ total: 1, refundsDue: 1000, into: null });
  expect(await history({ ids: [who.id], email: who.email, name: who.name })).toMatchObject({
    into: { _id: AMA.ids[0], name: 'Ama' },
  });
  const { merged } = await new CustomerMergesQueries(salon.db).of(who.id, who.email);
  expect(merged).toMatchObject([{ email: who.email, into: { _id: AMA.ids[0] } }]);
});

it('what somebody who registered after the merge has missed and owes is of the record that is kept', async () => {
  const { who, held } = await paid();
  await merge({ ids: [seedId('imported')], email: who.email, name: who.name }, AMA);
  expect(await history(AMA)).toMatchObject({ total: 1, noShows: 0, notPaid: 0 });
  salon.clock.set('2026-11-26T05:30:00Z');
  await salon.changeStatus.run(held._id, { status: 'no_show' }, ADMIN);
  expect(await history(AMA)).toMatchObject({ total: 1, noShows: 1, notPaid: 3500 });
});

it('along a chain of merges the last one names them', async () => {
  await merge(AMA, BANU);
  await merge(BANU, CHATHU);
  const { merged } = await new CustomerMergesQueries(salon.db).of([...AMA.ids, ...BANU.ids].join(','));
  expect(merged.map(({ into }) => into)).toEqual([1, 2].map(() => ({ _id: CHATHU.ids[0], name: 'Chathu' })));
});

it('notes of before a merge are not undone where nobody reads them, which says so', async () => {
  const { change } = await write(AMA, { allergies: 'Nuts' });
  const merged = await merge(AMA, BANU);
  await expect(undo(change._id)).rejects.toMatchObject({ code: 'NOTES_MERGED', params: { into: 'Banu' } });
  await undo(merged._id);
  await undo(change._id);
  expect((await noted(AMA)).allergies).toBe('');
});

it('notes that an earlier release recorded with fewer fields are undone too', async () => {
  const { change } = await write(AMA, { allergies: 'Nuts' });
  await salon.db.query(
    `UPDATE booking.salon_change SET "before" = "before" - 'prepay', "after" = "after" - 'prepay' WHERE "id" = $1`,
    [change._id],
  );
  await undo(change._id);
  expect(await noted(AMA)).toEqual(NO_NOTES);
});

it('a merge that an earlier release recorded with fewer fields is undone too', async () => {
  await write(AMA, { allergies: 'Nuts' });
  const { _id } = await merge(AMA, BANU);
  await salon.db.query(
    `UPDATE booking.salon_change SET "before" = "before" - 'others' #- '{notes,prepay}',
       "after" = "after" - 'others' #- '{notes,prepay}' WHERE "id" = $1`,
    [_id],
  );
  await undo(_id);
  expect([await noted(BANU), (await history(BANU)).merged]).toEqual([NO_NOTES, []]);
});

it('of two merged into one record with the same allergy, the last is taken apart first, so that it is never lost', async () => {
  for (const each of [AMA, CHATHU]) await write(each, { allergies: 'Nuts' });
  const [first, last] = [await merge(AMA, BANU), await merge(CHATHU, BANU)];
  await expect(undo(first._id)).rejects.toMatchObject({ code: 'ACT_OVERTAKEN' });
  expect((await noted(CHATHU)).allergies).toBe('Nuts');
  await undo(last._id);
  expect((await noted(BANU)).allergies).toBe('Nuts');
  await undo(first._id);
  expect(await noted(BANU)).toEqual(NO_NOTES);
});

it('notes that wait for a merge to end are written where they count then', async () => {
  const [one] = AMA.ids as [string];
  const [writing] = await salon.db.transaction(async (tx) => {
    await lockSubject(tx, customerNotesSubject, one);
    const waiting = write(AMA, { notes: 'for whom?' });
    const waits = `SELECT FROM pg_locks WHERE "locktype" = 'advisory' AND NOT "granted"`;
    while ((await tx.query<unknown[]>(waits)).length === 0) await sleep(5);
    await tx.query(
      `INSERT INTO booking.customer_merge ("mergedId", "personId", "keptId", "keptName") VALUES ($1, $1, $2, 'Banu')`,
      [one, BANU.ids[0]],
    );
    return [waiting];
  });
  await writing;
  expect([(await noted(AMA)).notes, (await noted(BANU)).notes]).toEqual(['for whom?', 'for whom?']);
});

it('an undo of a merge waits for notes that are being written', async () => {
  const change = await merge(AMA, BANU);
  const [undoing] = await salon.db.transaction(async (tx) => {
    await lockSubject(tx, customerNotesSubject, AMA.ids[0] ?? '');
    const undone = undo(change._id);
    expect(await Promise.race([undone.then(() => 'undone'), sleep(200, 'waits')])).toBe('waits');
    return [undone];
  });
  await undoing;
  expect((await history(BANU)).merged).toEqual([]);
});

it('a circle of merges ends where it closes', async () => {
  const insert = `
    INSERT INTO booking.customer_merge ("mergedId", "personId", "keptId", "keptName") VALUES ($1, $1, $2, '')`;
  await salon.db.query(insert, [AMA.ids[0], BANU.ids[0]]);
  await salon.db.query(insert, [BANU.ids[0], AMA.ids[0]]);
  expect([...AMA.ids, ...BANU.ids]).toContain(await notesKeyOf(salon.db.manager, AMA));
  expect((await history(AMA)).total).toBe(0);
});

it('notes that do not fit into one record are refused before anything is merged', async () => {
  await write(AMA, { allergies: 'a'.repeat(600) });
  await write(BANU, { allergies: 'b'.repeat(600) });
  await expect(merge(AMA, BANU)).rejects.toMatchObject({
    code: 'MERGE_NOTES_LONG',
    message: expect.stringContaining('Allergies'),
  });
  expect(await history(BANU)).toMatchObject({ merged: [] });
});

it('notes written since prevent the undo, which says so', async () => {
  const change = await merge(AMA, BANU);
  await write(BANU, { preferences: 'Silence' });
  await expect(undo(change._id)).rejects.toMatchObject({ code: 'ACT_OVERTAKEN' });
});

it('of ten who merge the same two at once, either way round, one succeeds', async () => {
  const tries = Array.from({ length: 10 }, (_, at) => (at % 2 ? merge(AMA, BANU) : merge(BANU, AMA)));
  const done = await Promise.allSettled(tries);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const each of done) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'MERGE_MADE' });
});

it('an undone merge is not made again once the two are merged otherwise', async () => {
  const first = await merge(AMA, BANU);
  const undone = await undo(first._id);
  await merge(BANU, AMA);
  await expect(undo(undone._id)).rejects.toMatchObject({ code: 'MERGE_MADE' });
  expect(await history(AMA)).toMatchObject({ merged: BANU.ids });
});

it('an undone merge is not made again once the record is merged elsewhere', async () => {
  const undone = await undo((await merge(AMA, BANU))._id);
  await merge(AMA, CHATHU);
  await expect(undo(undone._id)).rejects.toMatchObject({ code: 'MERGE_MADE' });
});
