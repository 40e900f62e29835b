import { CLIENT_ID, FakeGoogle, SOMEONE } from '../testing/fake-google.js';
import { failed } from '../testing/fake-service.js';
import { nimali } from '../testing/people.js';
import { type Bff, type Reply, SITE, startBff } from '../testing/start-bff.js';

const google = new FakeGoogle();
let bff: Bff;
const lines: string[] = [];
const CODE = 'c'.repeat(43);
const session = { id: 'session-google', expiresAt: '2026-12-21T04:00:00Z' };

beforeAll(async () => {
  await google.start();
  bff = await startBff({ google: google.options, log: { write: (line) => lines.push(line) } });
});
beforeEach(() => {
  google.reset();
  bff.services.account.reset();
  google.on('POST /token', { status: 200, body: { access_token: 'access', token_type: 'Bearer', expires_in: 3600 } });
  google.on('GET /userinfo', { status: 200, body: SOMEONE });
  lines.length = 0;
  bff.services.account.on('POST /google-codes', { status: 201, body: { code: CODE, isNew: false } });
});
afterAll(async () => {
  await bff.close();
  await google.stop();
});

interface Departure {
  reply: Reply;
  state: string;
  cookie: string;
}

async function redirectToGoogle(from = bff): Promise<Departure> {
  const reply = await from.call('GET /api/auth/google');
  const state = new URL(reply.headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { reply, state, cookie: (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}
const callback = (
  query: Record<string, string>,
  cookie?: string,
  by: { bff: Bff; headers: Record<string, string> } = { bff, headers: {} },
): Promise<Reply> =>
  by.bff.call(`GET /api/auth/google/callback?${new URLSearchParams(query).toString()}`, {
    headers: { ...by.headers, ...(cookie !== undefined && { cookie }) },
  });
const redirect = ({ status, headers }: Reply) => [status, headers.get('location')];

it('A1 redirects the browser to Google with a state that is also in its cookie', async () => {
  const { reply, state, cookie } = await redirectToGoogle();
  const target = new URL(reply.headers.get('location') ?? '');
  expect([reply.status, `${target.origin}${target.pathname}`]).toEqual([302, `${google.url}/authorize`]);
  expect(Object.fromEntries(target.searchParams)).toEqual({
    response_type: 'code',
    client_id: CLIENT_ID,
    scope: 'openid email profile',
    redirect_uri: `${SITE}/api/auth/google/callback`,
    state,
  });
  expect(cookie).toBe(`__Host-google-state=${state}`);
  expect(reply.headers.get('set-cookie')).toContain('; Max-Age=600; Path=/; Secure; HttpOnly; SameSite=Lax');
});

it('A-023 tells the page that the account is new', async () => {
  bff.services.account.on('POST /google-codes', { status: 201, body: { code: CODE, isNew: true } });
  const { state, cookie } = await redirectToGoogle();
  expect(redirect(await callback({ code: 'from-google', state }, cookie))).toEqual([
    302,
    `/login?google=${CODE}&newcomer=1`,
  ]);
  bff.services.account.on('POST /google-codes', { status: 201, body: { code: CODE, isNew: false } });
});

it('A-003 F-023 returns to the page with a code, which it exchanges for the bearer token', async () => {
  const { state, cookie } = await redirectToGoogle();
  const back = await callback({ code: 'from-google', state }, cookie);
  expect(redirect(back)).toEqual([302, `/login?google=${CODE}`]);
  expect(back.headers.get('set-cookie')).toContain('__Host-google-state=; Max-Age=0');
  const { sub, email, name, picture } = SOMEONE;
  expect(JSON.parse(bff.services.account.requests('POST /google-codes')[0]?.body ?? '')).toEqual({
    sub,
    email,
    name,
    picture,
  });
  expect(google.requests('GET /userinfo')[0]?.headers.authorization).toBe('Bearer access');
  bff.services.account.on('POST /google-codes/redeem', { status: 200, body: { user: nimali, session } });
  const reply = await bff.call('POST /api/auth/google/exchange', { body: { code: CODE } });
  expect([reply.status, reply.body.data, typeof reply.body.token]).toEqual([200, { user: nimali }, 'string']);
  expect(JSON.parse(bff.services.account.requests('POST /google-codes/redeem')[0]?.body ?? '')).toEqual({ code: CODE });
});

it('never writes a bearer token into a URL', async () => {
  const { state, cookie } = await redirectToGoogle();
  const back = await callback({ code: 'from-google', state }, cookie);
  expect(back.headers.get('location')).not.toMatch(/eyJ|token/);
});

it.each<[string, (out: Departure) => [Record<string, string>, string?]]>([
  ['without the cookie', ({ state }) => [{ code: 'x', state }]],
  ['without a state', ({ cookie }) => [{ code: 'x' }, cookie]],
  ['with nothing at all', () => [{}]],
  ['with a state of its own in both', () => [{ code: 'x', state: 'mine' }, '__Host-google-state=mine']],
  ['without a code', ({ state, cookie }) => [{ state }, cookie]],
  ['after saying no at Google', ({ state, cookie }) => [{ error: 'access_denied', state }, cookie]],
])('T9 a callback %s ends on /login as failed', async (_story, query) => {
  const [sent, cookie] = query(await redirectToGoogle());
  expect(redirect(await callback(sent, cookie))).toEqual([302, '/login?google=failed']);
  expect([google.calls, bff.services.account.requests('POST /google-codes')]).toEqual([[], []]);
});

const OWN_WORDS = 'error=canary&error_description=canary';

it.each<[string, (state: string) => string]>([
  ['a callback with an error in its own words', (state) => `/callback?code=x&state=${state}&${OWN_WORDS}`],
  ['a callback with two errors', (state) => `/callback?code=x&state=${state}&${OWN_WORDS}&${OWN_WORDS}`],
  ['a redirect with an error', () => `?${OWN_WORDS}`],
  ['a redirect with a code', () => '?code=canary'],
])('T57 T63 %s ends on /login as failed, and nothing of it is logged', async (_story, path) => {
  const { state, cookie } = await redirectToGoogle();
  const reply = await bff.call(`GET /api/auth/google${path(state)}`, { headers: { cookie } });
  expect(redirect(reply)).toEqual([302, '/login?google=failed']);
  expect(google.calls).toEqual([]);
  expect(lines.join('')).toContain('responded');
  expect(lines.join('')).not.toContain('canary');
});

it('T9 a state of another browser is refused', async () => {
  const [mine, theirs] = [await redirectToGoogle(), await redirectToGoogle()];
  expect(redirect(await callback({ code: 'x', state: theirs.state }, mine.cookie))).toEqual([
    302,
    '/login?google=failed',
  ]);
});

it.each<[string, () => void]>([
  [
    'an address Google has not verified',
    () => google.on('GET /userinfo', { status: 200, body: { ...SOMEONE, email_verified: false } }),
  ],
  ['a person without id', () => google.on('GET /userinfo', { status: 200, body: { ...SOMEONE, sub: undefined } })],
  ['a code Google does not know', () => google.on('POST /token', { status: 400, body: { error: 'invalid_grant' } })],
  ['an answer that is none', () => google.on('GET /userinfo', { status: 200, body: 'no' })],
  ['Google being away', () => google.on('POST /token', { status: 200, dropped: true })],
  ['our own accounts being away', () => bff.services.account.on('POST /google-codes', failed(503, 'DOWN'))],
])('%s ends with a message on /login', async (_story, arrange) => {
  const { state, cookie } = await redirectToGoogle();
  arrange();
  expect(redirect(await callback({ code: 'x', state }, cookie))).toEqual([302, '/login?google=failed']);
});

it('T9 asks Google for one network at most 60 times in 15 minutes, and ends further returns on /login', async () => {
  const strict = await startBff({ google: google.options, fakes: bff.services, limits: 'strict' });
  const { state, cookie } = await redirectToGoogle(strict);
  google.on('POST /token', { status: 400, body: { error: 'invalid_grant' } });
  const guess = (address: string) =>
    callback({ code: 'x', state }, cookie, { bff: strict, headers: { 'x-forwarded-for': address } });
  for (let at = 0; at < 62; at += 1)
    expect(redirect(await guess('198.51.100.7'))).toEqual([302, '/login?google=failed']);
  expect(google.requests('POST /token')).toHaveLength(60);
  await guess('198.51.100.8');
  expect(google.requests('POST /token')).toHaveLength(61);
  await strict.close();
}, 20_000);

it('an admin is told to use the other login form', async () => {
  bff.services.account.on('POST /google-codes', failed(403, 'LOGIN_ROLE'));
  const { state, cookie } = await redirectToGoogle();
  expect(redirect(await callback({ code: 'x', state }, cookie))).toEqual([302, '/login?google=forbidden']);
});

it.each([{}, { code: '' }, { code: 'failed' }, { code: 5 }, { code: 'x'.repeat(44) }])(
  'T9 exchanges nothing for %j',
  async (body) => {
    const reply = await bff.call('POST /api/auth/google/exchange', { body });
    expect([reply.status, reply.body.message]).toEqual([401, 'Google login failed']);
    expect(bff.services.account.requests('POST /google-codes/redeem')).toEqual([]);
  },
);
