import { RestartWait } from './index.js';

const STOPPING = '{"status":"down","process":"stopping"}';

/** A process that says these things of itself, one after the other, the last one for ever; null is silence. */
function processAnswering(...responses: (string | null)[]) {
  let requests = 0;
  const readiness = async (): Promise<string> => {
    const response = responses[Math.min(requests, responses.length - 1)] ?? null;
    requests += 1;
    if (response === null) throw new Error('nobody there');
    return response;
  };
  return { restart: new RestartWait({ readiness, timeoutMs: 300 }), requests: () => requests };
}

it.each(['keep-alive', undefined, ['close', 'x']])(
  'R4b keeps no call waiting after an answer whose connection is %p',
  async (connection) => {
    const { restart, requests } = processAnswering(null);
    restart.observe(connection);
    expect(restart.isWaiting).toBe(false);
    await restart.ready();
    expect(requests()).toBe(0);
  },
);

it('R4b keeps all calls waiting, with one question at a time, until the successor takes them', async () => {
  const { restart, requests } = processAnswering(STOPPING, null, '{"status":"up"}');
  restart.observe('close');
  expect(restart.isWaiting).toBe(true);
  await Promise.all([restart.ready(), restart.ready()]);
  expect([requests(), restart.isWaiting]).toEqual([3, false]);
});

it.each([[null], [STOPPING]])('R4b keeps nobody waiting for ever when all that is heard is %p', async (response) => {
  const { restart } = processAnswering(response);
  restart.observe('close');
  const began = performance.now();
  await restart.ready();
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(restart.isWaiting).toBe(false);
});

it('R4b does not mind what else may be wrong with a process that takes calls', async () => {
  const { restart, requests } = processAnswering('{"status":"down","database":"down"}');
  restart.observe('close');
  await restart.ready();
  expect(requests()).toBe(1);
});
