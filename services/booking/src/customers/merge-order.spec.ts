import fc from 'fast-check';
import { customerRecordsOf, person } from '../testing/customer-records.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { retries } from '../testing/retries.js';
import { notesKeyOf } from './customer-notes.queries.js';
import type { NamedPerson } from './write-customer-notes.js';

const salon = eachMonday();
const desk = deskOf(salon);
const { empty, merge, undo, write } = customerRecordsOf(salon);
beforeEach(async () => {
  await desk.open();
  await empty();
});

/** Records whose merges form a cycle. */
const circles = (): Promise<unknown[]> =>
  salon.db.query(`
    WITH RECURSIVE path AS (
      SELECT "mergedId" AS "from", "keptId" AS "to" FROM booking.customer_merge
      UNION
      SELECT path."from", further."keptId"
      FROM path JOIN booking.customer_merge further ON further."mergedId" = path."to")
    SELECT * FROM path WHERE "from" = "to"`);

/** True when it was done, false when the salon refused it. */
const done = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: { kind?: string }) => {
      if (error.kind === 'conflict') return false;
      throw error;
    },
  );

const PEOPLE = ['a', 'b', 'c', 'd'].map((name) => person(name, `${name}@example.test`)) as [
  NamedPerson,
  NamedPerson,
  NamedPerson,
  NamedPerson,
];

it('merges, notes and undos of either at once never wait for one another in a circle', async () => {
  const [a, b, c] = PEOPLE;
  for (let round = 0; round < 12; round += 1) {
    await empty();
    const undone = [await undo((await merge(a, b))._id), await undo((await merge(b, a))._id)];
    const again = undone.map(({ _id }) => undo(_id));
    const race = [...again, merge(a, b), merge(b, c), write(a, { notes: `${round}` }), write(b, { notes: `${round}` })];
    expect((await Promise.all(race.map(done))).filter(Boolean).length).toBeGreaterThan(0);
    expect(await circles()).toEqual([]);

    await empty();
    const merged = await merge(a, b);
    const parts = [write(a, { notes: 'of both' }), undo(merged._id), write(b, { notes: 'of both' }), merge(b, c)];
    await Promise.all(parts.map(done));
    expect(await circles()).toEqual([]);
  }
  expect(await retries()).toBe(0);
});

const tables = async () => ({
  merges: await salon.db.query('SELECT * FROM booking.customer_merge ORDER BY "mergedId"'),
  notes: await salon.db.query('SELECT * FROM booking.customer_note ORDER BY "customerId"'),
  keys: await Promise.all(PEOPLE.map((each) => notesKeyOf(salon.db.manager, each))),
});

const IN_FORCE = `
  SELECT "id" FROM booking.salon_change
  WHERE "subject" = 'customerMerge' AND "undoneAt" IS NULL AND "after" -> 'into' <> 'null' ORDER BY "number" DESC`;

const at = fc.nat({ max: PEOPLE.length - 1 });
const act = fc.oneof(fc.record({ merged: at, kept: at }), fc.record({ undone: fc.nat({ max: 12 }) }));

it('merges and undos in any order make no circle, and once all are undone everything is as before', async () => {
  const counts = { done: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12, size: 'max' }), async (acts) => {
      await empty();
      await salon.db.query('DELETE FROM booking.salon_change');
      for (const [index, each] of PEOPLE.entries()) await write(each, { allergies: index === 1 ? '' : 'Nuts' });
      const before = await tables();
      const made: string[] = [];
      for (const each of acts) {
        const id = 'undone' in each ? made[each.undone % made.length] : undefined;
        if ('undone' in each && id === undefined) continue;
        const work = 'undone' in each ? undo(id ?? '') : merge(PEOPLE[each.merged]!, PEOPLE[each.kept]!);
        counts[(await done(work.then(({ _id }) => made.push(_id)))) ? 'done' : 'refused'] += 1;
        expect(await circles()).toEqual([]);
      }
      for (const { id } of await salon.db.query<{ id: string }[]>(IN_FORCE)) await undo(id);
      expect(await tables()).toEqual(before);
    }),
    { numRuns: 50 },
  );
  expect(Math.min(counts.done, counts.refused)).toBeGreaterThan(0);
});
