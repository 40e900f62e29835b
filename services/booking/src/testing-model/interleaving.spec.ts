import { chaos } from '@salon/testing';
import fc from 'fast-check';
import { disagreement, pictureFrom, pictureOf } from './compare.js';
import { pinned, step } from './model.js';
import { copyOf, type Model, opening, RULES, type Rules } from './model.state.js';
import { anyOperation, changingOperation, type Operation } from './operations.js';
import { beginAnew, callOf, type Observed, openSmallSalon } from './real-salon.js';

const MEETINGS = 500;
const ACTORS = 3;
/** A hold for each customer, orders at the gateway, and then any operations. */
const BEGINNING: readonly Operation[] = [0, 1, 2].flatMap((who): Operation[] => [
  { act: 'cart', who, basket: who === 1 ? 'both' : 'cut' },
  { act: 'book', who, day: '2026-11-26', start: 600 + who * 30, key: null },
  { act: 'init', at: who, by: 'owner' },
  { act: 'cart', who, basket: 'cut' },
]);
let salon: Awaited<ReturnType<typeof openSmallSalon>>;

beforeAll(async () => {
  salon = await openSmallSalon();
});
afterAll(() => salon.close());

async function begin(operations: readonly Operation[], rules: Rules): Promise<Model> {
  await beginAnew(salon);
  const model = opening(salon.stylists, rules);
  for (const op of operations) {
    const call = callOf(salon, model, op);
    disagreement(step(model, op), await call());
  }
  return model;
}

const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) => orders(list.filter((_, other) => other !== at)).map((rest) => [first, ...rest]));

/** Whether the calls in this order, one after another, would have given these responses and this state. */
function explains(before: Model, acts: readonly { op: Operation; observed: Observed }[], found: string): boolean {
  const model = copyOf(before);
  for (const { op, observed } of acts) {
    const expected = step(model, op);
    if ('refused' in expected ? expected.refused !== observed.refused : observed.refused !== undefined) return false;
  }
  return JSON.stringify(pictureOf(model, false)) === found;
}

async function meet(before: readonly Operation[], together: readonly Operation[], rules: Rules): Promise<void> {
  const model = await begin([...BEGINNING, ...before], rules);
  const ops = together.map((op) => pinned(model, op));
  const calls = ops.map((op) => callOf(salon, model, op));
  const observed = await Promise.all(calls.map((call) => call()));
  const acts = ops.map((op, at) => ({ op, observed: observed[at] ?? {} }));
  const found = JSON.stringify(await pictureFrom(salon, false));
  const isExplained = orders(acts).some((order) => explains(model, order, found));
  if (!isExplained)
    throw new Error(
      `no order of ${JSON.stringify(acts)} leads to ${found}; the model came from ${JSON.stringify(pictureOf(model, false))}`,
    );
  await callOf(salon, model, { act: 'expire' })();
  expect(await salon.broken()).toEqual([]);
}

const meetings = (rules: Rules) =>
  fc.asyncProperty(
    fc.array(anyOperation, { maxLength: 4 }),
    fc.array(changingOperation, { minLength: ACTORS, maxLength: ACTORS }),
    (before, together) => meet(before, together, rules),
  );

it(
  'R2 what three people do in the same instant comes to what it would have come to one after the other',
  async () => {
    const { failed, counterexample, errorInstance, seed, counterexamplePath } = await fc.check(meetings(RULES), {
      numRuns: chaos.scaled(MEETINGS),
      seed: chaos.seed,
    });
    expect(
      failed ? { seed, counterexamplePath, acts: JSON.stringify(counterexample), wrong: String(errorInstance) } : null,
    ).toBeNull();
  },
  chaos.timeout(300_000),
);

it('R2 the comparison notices a meeting that no order explains', async () => {
  const together: Operation[] = [
    { act: 'book', who: 0, day: '2026-11-27', start: 600, key: null },
    { act: 'cancel', at: 1, by: 'owner' },
    { act: 'rest' },
  ];
  await meet([], together, RULES);
  await expect(meet([], together, { ...RULES, holdMinutes: RULES.holdMinutes + 1 })).rejects.toThrow('no order of');
});
