import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { isOvertaken, overtakes } from './overtakes.js';

const TABLE = { name: 'action_of_sample' };
const LATER = { withKind: laterOf('kind'), withoutKind: laterOf() };
/** A change, or the undo of the action at this place. */
type Step = 'change' | number;

let url: string;
let db: DataSource;
beforeAll(async () => {
  url = await testDatabaseUrl();
  db = await new DataSource({ type: 'postgres', url }).initialize();
  await db.query(
    `CREATE TABLE ${TABLE.name} ("id" int, "item" text, "kind" text, "at" timestamptz, "undoneAt" timestamptz)`,
  );
});
afterAll(async () => {
  await db.destroy();
  await dropTestDatabase(url);
});

function laterOf(kind?: string): string {
  const isSame = (one: string, other: string) => `${one}."item" = ${other}."item"`;
  return `SELECT FROM ${TABLE.name} other WHERE ${isSame('other', 'action')} AND
    ${overtakes({ table: TABLE, isSame, kind })}`;
}

const at = (step: number): string => new Date(Date.UTC(2026, 10, 30, 9, step)).toISOString();

const notUndoneIn = (steps: readonly Step[]): number[] =>
  steps.flatMap((_step, id) => (steps.includes(id) ? [] : [id]));

/** The actions that are not undone and that nothing later keeps from being undone. */
async function undoableOf(steps: readonly Step[], later = LATER.withKind): Promise<number[]> {
  await db.query(`DELETE FROM ${TABLE.name}`);
  const others = steps.map((_step, id) => [id + 1_000, 'other', 'edit', at(id), null]);
  const own = steps.map((step, id) => {
    const undo = steps.indexOf(id);
    return [id, 'item', step === 'change' ? 'edit' : 'undo', at(id), undo < 0 ? null : at(undo)];
  });
  for (const row of [...others, ...own]) await db.query(`INSERT INTO ${TABLE.name} VALUES ($1, $2, $3, $4, $5)`, row);
  const remaining = notUndoneIn(steps);
  const overtaken = await Promise.all(remaining.map((id) => isOvertaken(db.manager, TABLE, later, String(id))));
  return remaining.filter((_id, place) => !overtaken[place]);
}

it.each<[string, Step[], number[]]>([
  ['the only one', ['change'], [0]],
  ['the last of three', ['change', 'change', 'change'], [2]],
  ['the second of three after an undo', ['change', 'change', 'change', 2], [1, 3]],
  ['the first of three after two undos', ['change', 'change', 'change', 2, 1], [0, 4]],
  ['none but the last undo when all three are undone', ['change', 'change', 'change', 2, 1, 0], [5]],
  ['no earlier one when an undo is undone', ['change', 'change', 1, 2], [3]],
  ['the first again when that is undone, too', ['change', 'change', 1, 2, 3], [0, 4]],
  ['the undo before when the last of two undos is undone', ['change', 'change', 'change', 2, 1, 4], [3, 5]],
  ['the last one after a change upon an undo', ['change', 0, 'change'], [2]],
  ['the undo again when that change is undone', ['change', 0, 'change', 2], [1, 3]],
])('offers %s', async (_what, steps, undoable) => {
  expect(await undoableOf(steps)).toEqual(undoable);
  expect(await undoableOf(steps, LATER.withoutKind)).toEqual(undoable);
});

/** The changes in force after each step: an undo takes its change away, the undo of an undo brings it back. */
function inForceAfter(steps: readonly Step[]): string[] {
  const inForce = new Set<number>();
  const changeOf = (id: number): number => {
    const step = steps[id];
    return typeof step === 'number' ? changeOf(step) : id;
  };
  return steps.map((_step, id) => {
    const change = changeOf(id);
    if (!inForce.delete(change)) inForce.add(change);
    return [...inForce].sort((one, other) => one - other).join();
  });
}

/** An undo of the picked one of these actions, a change when the pick is beyond them. */
const stepOf = (pick: number, actions: readonly number[]): Step => actions[pick] ?? 'change';
const leftOf = (steps: readonly Step[]): string[] => inForceAfter(steps).at(-1)?.split(',').filter(Boolean) ?? [];

const picks = fc.array(fc.nat(5), { minLength: 1, maxLength: 9 });

it('offers an action exactly as long as the changes in force are the same as after it, in any order of undos', () =>
  fc.assert(
    fc.asyncProperty(picks, async (all) => {
      const steps: Step[] = [];
      for (const pick of all) steps.push(stepOf(pick, notUndoneIn(steps)));
      const after = inForceAfter(steps);
      expect(await undoableOf(steps)).toEqual(notUndoneIn(steps).filter((id) => after[id] === after.at(-1)));
    }),
    { numRuns: 60 },
  ));

it('after any changes and undos that it offered, the changes in force are undone one after another, the last one first', () =>
  fc.assert(
    fc.asyncProperty(picks, async (all) => {
      const steps: Step[] = [];
      for (const pick of all) steps.push(stepOf(pick, await undoableOf(steps)));
      while (leftOf(steps).length > 0) {
        const fewer = leftOf(steps).slice(0, -1).join();
        const [last] = (await undoableOf(steps)).filter((id) => leftOf([...steps, id]).join() === fewer);
        expect(last).toBeDefined();
        steps.push(last as number);
      }
    }),
    { numRuns: 20 },
  ));
