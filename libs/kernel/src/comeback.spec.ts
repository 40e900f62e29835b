import { Comeback } from './index.js';

const STOPPING = '{"status":"down","process":"stopping"}';

/** A process that says these things of itself, one after the other, the last one for ever; null is silence. */
function saying(...words: (string | null)[]) {
  let asked = 0;
  const readiness = async (): Promise<string> => {
    const said = words[Math.min(asked, words.length - 1)] ?? null;
    asked += 1;
    if (said === null) throw new Error('nobody there');
    return said;
  };
  return { comeback: new Comeback({ readiness, patienceMs: 300 }), asked: () => asked };
}

it.each(['keep-alive', undefined, ['close', 'x']])(
  'R4b keeps no call waiting after an answer whose connection is %p',
  async (connection) => {
    const { comeback, asked } = saying(null);
    comeback.heard(connection);
    expect(comeback.isAwaited).toBe(false);
    await comeback.ready();
    expect(asked()).toBe(0);
  },
);

it('R4b keeps all calls waiting, with one question at a time, until the successor takes them', async () => {
  const { comeback, asked } = saying(STOPPING, null, '{"status":"up"}');
  comeback.heard('close');
  expect(comeback.isAwaited).toBe(true);
  await Promise.all([comeback.ready(), comeback.ready()]);
  expect([asked(), comeback.isAwaited]).toEqual([3, false]);
});

it.each([[null], [STOPPING]])('R4b keeps nobody waiting for ever when all that is heard is %p', async (said) => {
  const { comeback } = saying(said);
  comeback.heard('close');
  const began = performance.now();
  await comeback.ready();
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(comeback.isAwaited).toBe(false);
});

it('R4b does not mind what else may be wrong with a process that takes calls', async () => {
  const { comeback, asked } = saying('{"status":"down","database":"down"}');
  comeback.heard('close');
  await comeback.ready();
  expect(asked()).toBe(1);
});
