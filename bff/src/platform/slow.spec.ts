import { FaultProxy, type LineFault } from '@salon/testing';
import { generalRefusals } from '@salon/contracts';
import { tokenOf } from '../testing/people.js';
import { type Bff, keyOf, type Reply, type Services, startBff, startServices } from '../testing/start-bff.js';

const LONG = {
  cart: {
    items: Array.from({ length: 200 }, (_, at) => ({ quantity: at, specialOfferId: 'x'.repeat(50) })),
    specialOffer: null,
  },
};
let fakes: Services;
let proxy: FaultProxy;
let bff: Bff;
let token: string | null;

beforeEach(async () => {
  fakes = await startServices();
  fakes.booking.on('GET /cart', { status: 200, body: LONG });
  fakes.booking.on('DELETE /cart', { status: 200, body: {} });
  proxy = new FaultProxy(Number(new URL(fakes.booking.url).port));
  const url = `http://127.0.0.1:${await proxy.start()}`;
  const address = (name: keyof Services) => ({ url: name === 'booking' ? url : fakes[name].url, key: keyOf(name) });
  bff = await startBff({
    fakes,
    services: { catalog: address('catalog'), account: address('account'), booking: address('booking') },
  });
  token = await tokenOf('user');
  await bff.call('GET /api/cart/get-cart', { token });
});
afterEach(async () => {
  await bff.close();
  await proxy.stop();
  await Promise.all(Object.values(fakes).map((service) => service.stop()));
});

async function timed(call: string): Promise<Reply & { ms: number }> {
  const began = performance.now();
  const reply = await bff.call(call, { token });
  return { ...reply, ms: performance.now() - began };
}

/**
 * Calls to other services while one is slow: the 95th percentile of forty successful responses. A slow service would
 * delay each.
 */
async function others(): Promise<number> {
  const replies: { status: number; ms: number }[] = [];
  for (let at = 0; at < 40; at += 1) replies.push(await timed('GET /api/auth/me'));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  return replies.map(({ ms }) => ms).sort((a, b) => a - b)[37] ?? Infinity;
}

/** Not the slowest: a busy machine can delay one of twenty responses that end at the same moment. */
const medianOf = (replies: readonly { ms: number }[]): number =>
  replies.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(replies.length / 2)] ?? Infinity;

async function healed(): Promise<void> {
  const began = performance.now();
  while ((await bff.call('GET /api/cart/get-cart', { token })).status !== 200) {
    expect(performance.now() - began).toBeLessThan(10_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

it.each<[LineFault, number, number, string]>([
  ['hang', 504, 5_900, generalRefusals.timeout],
  ['trickle', 504, 5_900, generalRefusals.timeout],
  ['reset', 503, 1_000, generalRefusals.unavailable],
])(
  'R5 a service whose line is bad (%s) is answered for with %i within %i ms, the others stay quick, and it is well again soon',
  async (fault, status, within, message) => {
    proxy.fault = fault;
    const slow = Array.from({ length: 20 }, () => timed('GET /api/cart/get-cart'));
    expect(await others()).toBeLessThan(500);
    const replies = await Promise.all(slow);
    for (const reply of replies)
      expect([reply.status, reply.body.message, Number(reply.headers.get('retry-after')) > 0]).toEqual([
        status,
        message,
        true,
      ]);
    expect(medianOf(replies)).toBeLessThan(within);
    expect((await bff.call('GET /health/live')).status).toBe(200);
    proxy.fault = 'none';
    await healed();
  },
  30_000,
);

it('R5 a broken line gets no more than 1.2 times the calls as requests, and a write once', async () => {
  proxy.fault = 'reset';
  const before = proxy.requests;
  const replies = await Promise.all(Array.from({ length: 20 }, () => timed('GET /api/cart/get-cart')));
  for (let at = 0; at < 20; at += 1) replies.push(await timed('GET /api/cart/get-cart'));
  expect(replies.map(({ status }) => status)).toEqual(Array<number>(40).fill(503));
  expect(proxy.requests - before).toBeLessThanOrEqual(1.2 * 40);
  proxy.fault = 'none';
  await healed();
  proxy.fault = 'reset';
  const written = proxy.requests;
  expect((await timed('DELETE /api/cart/clear-cart')).status).toBe(503);
  expect(proxy.requests - written).toBe(1);
});

it('R5 a slow service is only slow, and a write is not sent twice', async () => {
  proxy.fault = 'late';
  const before = proxy.requests;
  const replies = await Promise.all(Array.from({ length: 20 }, () => timed('DELETE /api/cart/clear-cart')));
  expect(replies.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  expect(medianOf(replies)).toBeLessThan(1_500);
  expect(proxy.requests - before).toBe(20);
});

it('R5 a stream that a service does not begin within ten seconds is refused', async () => {
  fakes.booking.on('GET /desk/changes', { status: 200, delayMs: 20_000 });
  const desk = await tokenOf('frontDesk');
  expect((await bff.call('GET /api/admin/stream', { token: desk })).status).toBe(503);
}, 15_000);
