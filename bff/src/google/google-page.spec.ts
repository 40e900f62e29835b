import { CLIENT_ID, FakeGoogle, SOMEONE } from '../testing/fake-google.js';
import { failed } from '../testing/fake-service.js';
import { nimali } from '../testing/people.js';
import { type Bff, type Reply, SITE, startBff } from '../testing/start-bff.js';

let google: FakeGoogle;
let bff: Bff;
const CODE = 'c'.repeat(43);
const session = { id: 'session-google', expiresAt: '2026-12-21T04:00:00Z' };

beforeEach(async () => {
  google = new FakeGoogle();
  await google.start();
  google.on('POST /token', { status: 200, body: { access_token: 'access', token_type: 'Bearer', expires_in: 3600 } });
  google.on('GET /userinfo', { status: 200, body: SOMEONE });
  bff = await startBff({ google: google.options });
  bff.services.account.on('POST /google-codes', { status: 201, body: { code: CODE } });
});
afterEach(async () => {
  await bff.close();
  await google.stop();
});

interface Departure {
  reply: Reply;
  state: string;
  cookie: string;
}

async function setOut(): Promise<Departure> {
  const reply = await bff.call('GET /api/auth/google');
  const state = new URL(reply.headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { reply, state, cookie: (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}
const comeBack = (query: Record<string, string>, cookie?: string): Promise<Reply> =>
  bff.call(
    `GET /api/auth/google/callback?${new URLSearchParams(query)}`,
    cookie === undefined ? {} : { headers: { cookie } },
  );
const place = ({ status, headers }: Reply) => [status, headers.get('location')];

it('A1 sends the browser to Google with a state that its cookie holds too', async () => {
  const { reply, state, cookie } = await setOut();
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

it('A-003 F-023 brings whoever signed in at Google back with a code, for which the page gets the bearer', async () => {
  const { state, cookie } = await setOut();
  const back = await comeBack({ code: 'from-google', state }, cookie);
  expect(place(back)).toEqual([302, `/login?google=${CODE}`]);
  expect(back.headers.get('set-cookie')).toContain('__Host-google-state=; Max-Age=0');
  const { sub, email, name, picture } = SOMEONE;
  expect(JSON.parse(bff.services.account.asked('POST /google-codes')[0]?.body ?? '')).toEqual({
    sub,
    email,
    name,
    picture,
  });
  expect(google.asked('GET /userinfo')[0]?.headers.authorization).toBe('Bearer access');
  bff.services.account.on('POST /google-codes/redeem', { status: 200, body: { user: nimali, session } });
  const reply = await bff.call('POST /api/auth/google/exchange', { body: { code: CODE } });
  expect([reply.status, reply.body.data, typeof reply.body.token]).toEqual([200, { user: nimali }, 'string']);
  expect(JSON.parse(bff.services.account.asked('POST /google-codes/redeem')[0]?.body ?? '')).toEqual({ code: CODE });
});

it('never writes a bearer into an address', async () => {
  const { state, cookie } = await setOut();
  const back = await comeBack({ code: 'from-google', state }, cookie);
  expect(back.headers.get('location')).not.toMatch(/eyJ|token/);
});

it.each<[string, (out: Departure) => [Record<string, string>, string?]]>([
  ['without the cookie', ({ state }) => [{ code: 'x', state }]],
  ['without a state', ({ cookie }) => [{ code: 'x' }, cookie]],
  ['with nothing at all', () => [{}]],
  ['with a state of its own in both', () => [{ code: 'x', state: 'mine' }, '__Host-google-state=mine']],
  ['without a code', ({ state, cookie }) => [{ state }, cookie]],
  ['after saying no at Google', ({ state, cookie }) => [{ error: 'access_denied', state }, cookie]],
])('T9 whoever comes back %s reads on /login that it failed', async (_story, query) => {
  const [sent, cookie] = query(await setOut());
  expect(place(await comeBack(sent, cookie))).toEqual([302, '/login?google=failed']);
  expect([google.calls, bff.services.account.asked('POST /google-codes')]).toEqual([[], []]);
});

it('T9 a state of another browser is worth nothing here', async () => {
  const [mine, theirs] = [await setOut(), await setOut()];
  expect(place(await comeBack({ code: 'x', state: theirs.state }, mine.cookie))).toEqual([302, '/login?google=failed']);
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
  ['our own accounts being away', () => bff.services.account.on('POST /google-codes', failed(503, 'DOWN', 'x'))],
])('%s ends in words on /login', async (_story, arrange) => {
  const { state, cookie } = await setOut();
  arrange();
  expect(place(await comeBack({ code: 'x', state }, cookie))).toEqual([302, '/login?google=failed']);
});

it('an admin is told to use the other door', async () => {
  bff.services.account.on(
    'POST /google-codes',
    failed(403, 'LOGIN_ROLE', 'Your account is not authorized for this access'),
  );
  const { state, cookie } = await setOut();
  expect(place(await comeBack({ code: 'x', state }, cookie))).toEqual([302, '/login?google=forbidden']);
});

it.each([{}, { code: '' }, { code: 'failed' }, { code: 5 }, { code: 'x'.repeat(44) }])(
  'T9 exchanges nothing for %j',
  async (body) => {
    const reply = await bff.call('POST /api/auth/google/exchange', { body });
    expect([reply.status, reply.body.message]).toEqual([401, 'Google login failed']);
    expect(bff.services.account.asked('POST /google-codes/redeem')).toEqual([]);
  },
);
