import fc from 'fast-check';
import { chaos } from '@salon/testing';
import { disagreement, pictureFrom, pictureOf } from './compare.js';
import { step } from './model.js';
import { type Model, opening, RULES, type Rules } from './model.state.js';
import { anyOperation, type Operation } from './operations.js';
import { beginAnew, callOf, openSmallSalon } from './real-salon.js';

const SEQUENCES = 2_000;
const LONG = 30;
const sequences = fc.array(anyOperation, { minLength: LONG, maxLength: LONG });
let salon: Awaited<ReturnType<typeof openSmallSalon>>;

beforeAll(async () => {
  salon = await openSmallSalon();
});
afterAll(() => salon.close());

async function act(model: Model, op: Operation): Promise<void> {
  const call = callOf(salon, model, op);
  const said = step(model, op);
  const wrong = disagreement(said, await call());
  if (wrong !== null) throw new Error(`${JSON.stringify(op)}: ${wrong}`);
}

/** Plays a sequence in the model and in the real salon; rejects where they part. */
async function play(operations: readonly Operation[], rules: Rules): Promise<void> {
  await beginAnew(salon);
  const model = opening(salon.stylists, rules);
  for (const op of operations) await act(model, op);
  await act(model, { act: 'expire' });
  expect(await pictureFrom(salon)).toEqual(pictureOf(model));
  expect(await salon.broken()).toEqual([]);
}

const playing = (rules: Rules) => fc.asyncProperty(sequences, (operations) => play(operations, rules));

it('R2 the salon does what the model says, whatever is done in whichever order, and no invariant breaks', async () => {
  const { failed, counterexample, errorInstance, seed, counterexamplePath } = await fc.check(playing(RULES), { numRuns: chaos.scaled(SEQUENCES), seed: chaos.seed });
  const acts = counterexample?.[0].filter(({ act: name }) => name !== 'rest').map((op) => JSON.stringify(op));
  expect(failed ? { seed, counterexamplePath, acts, wrong: String(errorInstance) } : null).toBeNull();
}, chaos.patience(900_000));

it.each<[string, Partial<Rules>]>([
  ['a hold is a minute longer', { holdMinutes: 16 }],
  ['one more unpaid booking is allowed', { unpaidPerDay: 7 }],
  ['a visit a customer cancelled comes back when it is paid', { revivable: ['unpaid', 'replaced', 'customer'] }],
  ['a late cancellation costs nothing', { noticeHours: 0 }],
])('R2 the comparison notices when in the model %s', async (_what, wrong) => {
  const { failed } = await fc.check(playing({ ...RULES, ...wrong }), { numRuns: 400, seed: 1, endOnFailure: true });
  expect(failed).toBe(true);
}, 60_000);
