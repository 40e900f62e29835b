import fc from 'fast-check';
import { SignJWT } from 'jose';
import { JWT_SECRET, makeToken, newcomer, nimali } from '../testing/people.js';
import { type Bff, type Reply, startBff } from '../testing/start-bff.js';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

const me = (token: string): Promise<Reply> =>
  bff.call('GET /api/auth/me', { headers: { authorization: `Bearer ${token}` } });
const encoded = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = {
  sub: nimali._id,
  sid: 'session-user',
  iss: 'araliya',
  aud: 'araliya-web',
  iat: 1_700_000_000,
  exp: 4_000_000_000,
};

async function withHeader(header: Record<string, unknown>): Promise<string> {
  const [, payload = '', signature = ''] = (await makeToken()).split('.');
  return `${encoded(header)}.${payload}.${signature}`;
}

async function withClaims(changed: Record<string, unknown>): Promise<string> {
  const [header = '', , signature = ''] = (await makeToken()).split('.');
  return `${header}.${encoded({ ...claims, ...changed })}.${signature}`;
}

it('T16 F-015 F-016 accepts our own token, and returns the user', async () => {
  const reply = await me(await makeToken());
  expect([reply.status, reply.body]).toEqual([200, { status: 'success', data: { user: nimali } }]);
});

it.each<[string, () => Promise<string> | string]>([
  ['no algorithm', () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`],
  ['no algorithm, our signature', () => withHeader({ alg: 'none', typ: 'JWT' })],
  [
    'another algorithm of the family',
    async () =>
      new SignJWT({ sid: 'session-user' })
        .setProtectedHeader({ alg: 'HS512', typ: 'JWT' })
        .setSubject(nimali._id)
        .setIssuer('araliya')
        .setAudience('araliya-web')
        .setExpirationTime('1d')
        .sign(new TextEncoder().encode('spec-jwt-secret-0123456789abcdefghijkl-0123456789abcdefghijkl-01234')),
  ],
  ['a public-key algorithm', () => withHeader({ alg: 'RS256', typ: 'JWT' })],
  ['a key path', () => makeToken({ header: { kid: '../../../dev/null' } })],
  ['a key of its own', () => makeToken({ header: { jwk: { kty: 'oct', k: 'AAAA' } } })],
  ['a key address', () => makeToken({ header: { jku: 'https://evil.test/keys' } })],
  ['a certificate address', () => makeToken({ header: { x5u: 'https://evil.test/cert' } })],
  ['another type', () => makeToken({ header: { typ: 'at+jwt' } })],
  ['no type', () => makeToken({ header: { typ: undefined } })],
  ['another audience', () => makeToken({ audience: 'booking' })],
  ['another issuer', () => makeToken({ issuer: 'bff' })],
  ['another secret', () => makeToken({ secret: 'x'.repeat(38) })],
  ['an hour too late', () => makeToken({ expires: '-1h' })],
  ['more than the tolerated seconds too late', () => makeToken({ expires: '-10s' })],
  ['a session that was ended', () => makeToken({ sid: 'session-ended' })],
  ["somebody else's session", () => makeToken({ sub: newcomer._id })],
  ['another role', () => withClaims({ role: 'admin' })],
  ['another session', () => withClaims({ sid: 'session-admin' })],
  ['half a token', async () => (await makeToken()).split('.').slice(0, 2).join('.')],
  ['no token at all', () => 'undefined'],
  ['an empty one', () => ''],
])('T16 refuses a token with %s', async (_story, made) => {
  const reply = await me(await made());
  expect([reply.status, reply.body.status]).toEqual([401, 'error']);
});

it('T16 refuses a token in which any byte was changed', async () => {
  const token = await makeToken();
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 1), fc.integer({ min: 33, max: 126 }), async (at, code) => {
      const flipped = token.slice(0, at) + String.fromCharCode(code) + token.slice(at + 1);
      if (sameBytes(flipped, token)) return;
      expect((await me(flipped)).status).toBe(401);
    }),
    { numRuns: 2_000, seed: 20261121 },
  );
});

/** base64url leaves unused bits at the end of a part: another letter there can decode to the same token. */
const sameBytes = (one: string, other: string): boolean =>
  one.split('.').length === 3 &&
  one
    .split('.')
    .every(
      (part, index) =>
        /^[\w-]*$/.test(part) &&
        Buffer.from(part, 'base64url').equals(Buffer.from(other.split('.')[index] ?? '', 'base64url')),
    );

it('T18 F-026 refuses a token after its logout, at once', async () => {
  const token = await makeToken();
  expect((await me(token)).status).toBe(200);
  bff.services.account.on('DELETE /sessions/session-user', { status: 204 });
  const reply = await bff.call('GET /api/auth/logout', { token });
  expect([reply.status, reply.body]).toEqual([
    200,
    { status: 'success', message: 'Logged out successfully', data: {} },
  ]);
  bff.services.account.on('GET /sessions/session-user', {
    status: 401,
    body: { status: 'error', code: 'SESSION_ENDED', message: 'Session expired. Please login again.' },
  });
  expect((await me(token)).status).toBe(401);
});

it('T18 T49 lets no picture of another site log anybody out', async () => {
  const token = await makeToken({ sid: 'session-other', sub: '00000000-0000-4000-8000-000000000005' });
  const headers = {
    cookie: `token=${token}`,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': 'image',
    referer: 'https://evil.test/',
  };
  expect((await bff.call('GET /api/auth/logout', { headers })).status).toBe(401);
  expect((await me(token)).status).toBe(200);
  expect(bff.services.account.requests('DELETE /sessions/session-other')).toEqual([]);
});

it('calls the account service once for many calls of one visitor', async () => {
  const token = await makeToken({ sid: 'session-admin', sub: '00000000-0000-4000-8000-000000000007' });
  await Promise.all(Array.from({ length: 20 }, () => me(token)));
  expect(bff.services.account.requests('GET /sessions/session-admin')).toHaveLength(1);
});

it('while the secret is replaced, tokens of both are accepted, so that nobody is signed out', async () => {
  const newer = 'the-newer-secret-0123456789abcdefghijkl';
  const tokens = [await makeToken(), await makeToken({ secret: newer }), await makeToken({ secret: 'x'.repeat(38) })];
  const statuses = async (options: { jwtSecret?: string; jwtSecretAlso: string }) => {
    const other = await startBff(options);
    const replies = tokens.map((token) =>
      other.call('GET /api/auth/me', { headers: { authorization: `Bearer ${token}` } }),
    );
    const found = (await Promise.all(replies)).map(({ status }) => status);
    await other.close();
    return found;
  };
  expect(await statuses({ jwtSecretAlso: newer })).toEqual([200, 200, 401]);
  expect(await statuses({ jwtSecret: newer, jwtSecretAlso: JWT_SECRET })).toEqual([200, 200, 401]);
  expect(await statuses({ jwtSecret: newer, jwtSecretAlso: '' })).toEqual([401, 200, 401]);
  const [, payload = '', signature = ''] = tokens[1]!.split('.');
  const noAlgorithm = `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`;
  tokens.splice(0, 3, noAlgorithm, `${tokens[1]!}x`);
  expect(await statuses({ jwtSecretAlso: newer })).toEqual([401, 401]);
});
