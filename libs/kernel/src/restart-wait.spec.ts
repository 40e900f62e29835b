import { RestartWait } from './index.js';

const STOPPING = '{"status":"down","process":"stopping"}';

/** A process with these readiness responses, in order; the last one repeats, and null means no response. */
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
  'R4b lets calls pass after a response whose connection is %p',
  async (connection) => {
    const { restart, requests } = processAnswering(null);
    restart.observe(connection);
    await restart.ready();
    expect(requests()).toBe(0);
  },
);

it('R4b holds all calls back, with one readiness request at a time, until the successor is ready', async () => {
  const { restart, requests } = processAnswering(STOPPING, null, '{"status":"up"}');
  restart.observe('close');
  await Promise.all([restart.ready(), restart.ready()]);
  await restart.ready();
  expect(requests()).toBe(3);
});

it.each([[null], [STOPPING]])(
  'R4b lets calls pass after the timeout when the only response is %p',
  async (response) => {
    const { restart } = processAnswering(response);
    restart.observe('close');
    const began = performance.now();
    await restart.ready();
    expect(performance.now() - began).toBeLessThan(2_000);
  },
);

it('R4b ignores other readiness problems of a process that takes calls', async () => {
  const { restart, requests } = processAnswering('{"status":"down","database":"down"}');
  restart.observe('close');
  await restart.ready();
  expect(requests()).toBe(1);
});
