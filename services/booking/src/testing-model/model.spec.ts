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
  const expected = step(model, op);
  const wrong = disagreement(expected, await call());
  if (wrong !== null) throw new Error(`${JSON.stringify(op)}: ${wrong}`);
}

/** Runs a sequence in the model and in the real salon; rejects at the first difference. */
async function play(operations: readonly Operation[], rules: Rules): Promise<void> {
  await beginAnew(salon);
  const model = opening(salon.stylists, rules);
  for (const op of operations) await act(model, op);
  await act(model, { act: 'expire' });
  expect(await pictureFrom(salon)).toEqual(pictureOf(model));
  expect(await salon.broken()).toEqual([]);
}

const playing = (rules: Rules) => fc.asyncProperty(sequences, (operations) => play(operations, rules));

it(
  'R2 the salon does what the model says, whatever is done in whichever order, and no invariant breaks',
  async () => {
    const { failed, counterexample, errorInstance, seed, counterexamplePath } = await fc.check(playing(RULES), {
      numRuns: chaos.scaled(SEQUENCES),
      seed: chaos.seed,
    });
    const acts = counterexample?.[0].filter(({ act: name }) => name !== 'rest').map((op) => JSON.stringify(op));
    expect(failed ? { seed, counterexamplePath, acts, wrong: String(errorInstance) } : null).toBeNull();
  },
  chaos.timeout(900_000),
);

const DAY_AFTER: Operation = { act: 'clock', minutes: 1_440 };
const booked = (start: number): Operation => ({ act: 'book', who: 0, day: '2026-11-26', start, key: null });
const cartOf = (basket: 'cut' | 'nails'): Operation => ({ act: 'cart', who: 0, basket });
const opened: Operation = { act: 'init', at: 0, by: 'owner' };
const paid: Extract<Operation, { act: 'notify' }> = { act: 'notify', at: 0, code: 2, payment: 'p1', how: 'genuine' };
const cancelled: Operation = { act: 'cancel', at: 0, by: 'owner' };

it.each<[string, Partial<Rules>, Operation[]]>([
  ['a hold is a minute longer', { holdMinutes: RULES.holdMinutes + 1 }, [cartOf('cut'), booked(600)]],
  [
    'one more unpaid booking is allowed',
    { unpaidPerDay: 7 },
    [cartOf('cut'), ...[600, 630, 660, 690, 720, 750, 780].map(booked)],
  ],
  [
    'a visit the customer cancelled comes back when it is paid',
    { revivable: ['customer'] },
    [cartOf('cut'), booked(600), opened, cancelled, paid],
  ],
  [
    'a payment id that only a notice has named is believed',
    { trustsIds: true },
    [cartOf('cut'), booked(600), opened, paid, { ...paid, payment: '0' }],
  ],
  [
    'a late cancellation costs nothing',
    { noticeHours: 0 },
    [cartOf('nails'), booked(600), opened, paid, DAY_AFTER, DAY_AFTER, DAY_AFTER, cancelled],
  ],
])('R2 the comparison notices when in the model %s', async (_what, wrong, operations) => {
  await play(operations, RULES);
  await expect(play(operations, { ...RULES, ...wrong })).rejects.toThrow(/expected/i);
});
