import { type CustomerNotes, NO_NOTES } from '@salon/contracts';
import { seedId } from '@salon/nest-kit';
import fc from 'fast-check';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { combinedNotes } from './customer-merge.rules.js';
import { CustomerMergesQueries } from './customer-merges.queries.js';
import { notesOf } from './customer-notes.queries.js';
import { CustomerVisitsQueries } from './customer-visits.queries.js';
import { MergeCustomers } from './merge-customers.js';
import { WriteCustomerNotes } from './write-customer-notes.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
beforeEach(async () => {
  await desk.open();
  await salon.db.query('DELETE FROM booking.customer_note; DELETE FROM booking.customer_merge');
});

interface Person {
  ids: string[];
  email: string;
  name: string;
}
const person = (name: string, email = ''): Person => ({ ids: [seedId(name)], email, name });
const [AMA, BANU, CHATHU] = ['Ama', 'Banu', 'Chathu'].map((name) => person(name)) as [Person, Person, Person];
const merge = (merged: Person, kept: Person) => new MergeCustomers(salon.db, salon.clock).run({ kept, merged }, ADMIN);
const undo = (id: string) => salon.undoingSalon.run(id, ADMIN, ['customer', 'customerMerge']);
const write = async (who: Person, fields: Partial<CustomerNotes>) => {
  const { version } = await notesOf(salon.db, who);
  return new WriteCustomerNotes(salon.db, salon.clock).run({ ...who, ...fields, version }, ADMIN);
};
const noted = async (who: Person): Promise<CustomerNotes> => {
  const { allergies, preferences, notes, blocked, prepay } = await notesOf(salon.db, who);
  return { allergies, preferences, notes, blocked, prepay };
};
const history = ({ ids, email }: Person) => new CustomerVisitsQueries(salon.db, salon.clock).of(ids.join(','), email);

it('the visits of both are listed as one person’s, and an undo lists them apart again', async () => {
  const [one, other] = [await paid(), await paid({ startTime: '14:00' })];
  const [kept, merged] = [one, other].map(({ who }) => ({ ids: [who.id], email: who.email, name: who.name })) as [
    Person,
    Person,
  ];
  const change = await merge(merged, kept);
  expect(change).toMatchObject({ subject: 'customerMerge', title: `${merged.name} merged into ${kept.name}` });
  expect(await history(kept)).toMatchObject({ total: 2, merged: merged.ids });
  const merges = new CustomerMergesQueries(salon.db);
  expect(await merges.of([...kept.ids, ...merged.ids].join(','))).toEqual({
    merged: [{ id: merged.ids[0], into: { _id: kept.ids[0], name: kept.name } }],
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

it('any merges undone in reverse leave everything as it was', async () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((name) => person(name, `${name}@example.test`));
  const state = async () => ({
    merges: await salon.db.query('SELECT * FROM booking.customer_merge'),
    notes: await Promise.all(people.map(noted)),
  });
  const at = fc.integer({ min: 0, max: people.length - 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(at, at), { minLength: 1, maxLength: 6 }), async (pairs) => {
      await salon.db.query('DELETE FROM booking.customer_note; DELETE FROM booking.customer_merge');
      for (const each of people) await write(each, { allergies: `of ${each.name}`, notes: 'the same' });
      const before = await state();
      const made: string[] = [];
      for (const [merged, kept] of pairs) {
        const change = await merge(people[merged]!, people[kept]!).catch((error: { kind?: string }) => {
          expect(error.kind).toBe('conflict');
        });
        if (change) made.unshift(change._id);
      }
      for (const id of made) await undo(id);
      expect(await state()).toEqual(before);
    }),
    { numRuns: 15 },
  );
});

it.each([
  ['Peanuts', 'nuts', 'Peanuts\nnuts'],
  ['No latex allergy', 'latex', 'No latex allergy\nlatex'],
  ['Latex\nNuts', 'Nuts', 'Latex\nNuts'],
])('an allergy that is part of another word is kept: %j and %j', (kept, merged, both) =>
  expect(combinedNotes({ ...NO_NOTES, allergies: kept }, { ...NO_NOTES, allergies: merged }).allergies).toBe(both),
);

it('combined notes keep every text of both, once', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const { blocked, notes: lines } = combinedNotes(
        { ...NO_NOTES, blocked: one, notes: one },
        { ...NO_NOTES, blocked: other, notes: other },
      );
      for (const text of [blocked, lines]) expect([text.includes(one), text.includes(other)]).toEqual([true, true]);
      expect(combinedNotes({ ...NO_NOTES, blocked: one }, { ...NO_NOTES, blocked: one }).blocked).toBe(one);
    }),
  ));
