import { UNATTENDED_HEADER } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { failed } from '../testing/fake-service.js';
import { nimali, SESSIONS, tokenOf } from '../testing/people.js';
import { type Bff, type Services, startBff, startServices } from '../testing/start-bff.js';

let fakes: Services;
let one: Bff;
let other: Bff;
let token: string | null;

beforeEach(async () => {
  fakes = await startServices();
  [one, other] = await Promise.all([startBff({ fakes }), startBff({ fakes })]);
  token = await tokenOf('user');
});
afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  await Promise.all(Object.values(fakes).map((service) => service.stop()));
});

const asks = async (bff: Bff): Promise<number> => (await bff.call('GET /api/auth/me', { token })).status;

/** Moves an instance's clock by so many milliseconds. */
function later(bff: Bff, milliseconds: number): void {
  const now = Date.now() + milliseconds;
  Object.assign(bff.app.get(Clock), { now: () => new Date(now) });
}

it('A9 T60 an ended session is invalid at once in its instance, and within five seconds in every other', async () => {
  expect([await asks(one), await asks(other)]).toEqual([200, 200]);
  fakes.account.on(`GET /sessions/${SESSIONS.user}`, failed(401, 'SESSION_ENDED'));
  expect((await one.call('POST /api/auth/logout', { token })).status).toBe(200);
  expect(await asks(one)).toBe(401);
  later(other, 5_001);
  expect(await asks(other)).toBe(401);
});

it('A9 an instance looks a session up once in five seconds, not for every call', async () => {
  for (let at = 0; at < 10; at += 1) expect(await asks(other)).toBe(200);
  expect(fakes.account.requests(`GET /sessions/${SESSIONS.user}`)).toHaveLength(1);
});

it('A9 a call of a page that nobody uses does not extend the session, and the next call of its user does', async () => {
  const call = `GET /sessions/${SESSIONS.user}`;
  const { status } = await one.call('GET /api/auth/me', { token, headers: { [UNATTENDED_HEADER]: '1' } });
  expect([status, fakes.account.requests(call).length]).toEqual([200, 0]);
  expect(fakes.account.requests(`${call}?use=none`)).not.toEqual([]);
  expect(await asks(one)).toBe(200);
  expect(fakes.account.requests(call)).toHaveLength(1);
});

it('looks an ended session up once, and again after a minute', async () => {
  fakes.account.on(`GET /sessions/${SESSIONS.user}`, failed(401, 'SESSION_ENDED'));
  const requests = () => fakes.account.requests(`GET /sessions/${SESSIONS.user}`).length;
  for (let at = 0; at < 10; at += 1) expect(await asks(other)).toBe(401);
  expect(requests()).toBe(1);
  later(other, 60_001);
  expect(await asks(other)).toBe(401);
  expect(requests()).toBe(2);
});

it('looks a session up again at once after an outage of the account service', async () => {
  fakes.account.on(`GET /sessions/${SESSIONS.user}`, failed(503, 'BUSY'));
  expect(await asks(other)).toBe(503);
  fakes.account.on(`GET /sessions/${SESSIONS.user}`, { status: 200, body: { user: nimali } });
  expect(await asks(other)).toBe(200);
});
