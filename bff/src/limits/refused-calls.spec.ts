import { generalRefusals } from '@salon/contracts';
import { makeToken, SESSIONS, tokenOf } from '../testing/people.js';
import { type Bff, type Reply, type Services, startBff, startServices } from '../testing/start-bff.js';
import { RATE_LIMITS } from './rate-limits.js';

let fakes: Services;
let bff: Bff;

beforeEach(async () => {
  fakes = await startServices();
  bff = await startBff({ fakes, limits: 'strict' });
});
afterEach(async () => {
  await bff.close();
  await Promise.all(Object.values(fakes).map((service) => service.stop()));
});

const SESSION_KNOWN_MS = 5_000;
const from = (address: string) => ({ 'x-forwarded-for': address });
const requests = () => fakes.account.calls.length;

/** Makes as many calls as one network can make per minute; returns their statuses. */
async function useUp(call: () => Promise<Reply>, points: number = RATE_LIMITS.default.points): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let at = 0; at < points; at += 20)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => call()))) statuses.add(status);
  return statuses;
}

const guest = (): Promise<null> => Promise.resolve(null);

it.each([
  ['without a token', 'GET /api/cart/get-cart', guest, 401, 0],
  ['with a forged token', 'GET /api/auth/me', () => makeToken({ secret: 'x'.repeat(40) }), 401, 0],
  ['of a session that has ended', 'GET /api/auth/me', () => tokenOf('revoked'), 401, 1],
  ['of a customer for an admin', 'GET /api/appointments/all', () => tokenOf('user'), 403, 2],
  ['from another site', 'POST /api/auth/login', guest, 403, 0],
] as const)(
  'limits the calls %s by their address',
  async (story, route, bearer, status, most) => {
    const token = await bearer();
    const headers = {
      ...from('198.51.100.7'),
      ...(story === 'from another site' && { 'sec-fetch-site': 'cross-site' }),
    };
    const call = (more?: object): Promise<Reply> => bff.call(route, { token, headers: { ...headers, ...more } });
    const began = performance.now();
    expect(await useUp(call)).toEqual(new Set([status]));
    // A session is looked up again after five seconds.
    const renewals = Math.floor((performance.now() - began) / SESSION_KNOWN_MS);
    expect(requests()).toBeLessThanOrEqual(most + renewals);
    const before = requests();
    const last = await call();
    expect([last.status, last.body.code, last.body.message]).toEqual([429, 'THROTTLED', generalRefusals.throttled]);
    expect(requests()).toBe(before);
    expect((await call(from('198.51.100.8'))).status).toBe(status);
  },
  60_000,
);

it('calls no service for a network that has reached its limit, signed in or not', async () => {
  await useUp(() => bff.call('GET /api/cart/get-cart', { headers: from('198.51.100.7') }));
  const reply = await bff.call('GET /api/auth/me', { token: await tokenOf('user'), headers: from('198.51.100.7') });
  expect(reply.status).toBe(429);
  expect(fakes.account.requests(`GET /sessions/${SESSIONS.user}`)).toEqual([]);
});

it('the pictures of a long menu leave their readers the other calls, and are limited too', async () => {
  const headers = from('198.51.100.7');
  // A malformed name is refused without a call of a service.
  const picture = () => bff.call('GET /media/catalog/none/96.webp', { headers });
  expect(await useUp(picture, RATE_LIMITS.picture.points)).toEqual(new Set([404]));
  expect((await picture()).status).toBe(429);
  expect((await bff.call('GET /api/cart/get-cart', { headers })).status).toBe(401);
}, 60_000);

const me = async (person: 'user' | 'frontDesk' | 'stylist') => {
  const token = await tokenOf(person);
  return () => bff.call('GET /api/auth/me', { token, headers: from('198.51.100.7') });
};

it.each([
  ['the desk', 'frontDesk', RATE_LIMITS.staff.points],
  ['a stylist', 'stylist', RATE_LIMITS.default.points],
] as const)(
  'calls of %s leave the guests behind the address of the salon theirs',
  async (_, person, points) => {
    const call = await me(person);
    expect(await useUp(call, points)).toEqual(new Set([200]));
    expect((await call()).status).toBe(person === 'frontDesk' ? 429 : 200);
    expect((await (await me('user'))()).status).toBe(200);
  },
  60_000,
);
