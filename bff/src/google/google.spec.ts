import { createHmac, createPublicKey } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { generateKeyPair, SignJWT } from 'jose';
import { CLIENT_ID, FakeGoogle, SOMEONE } from '../testing/fake-google.js';
import { failed } from '../testing/fake-service.js';
import { nimali } from '../testing/people.js';
import { type Bff, type Reply, startBff } from '../testing/start-bff.js';
import { pictureOf } from './google.rules.js';

let google: FakeGoogle;
let bff: Bff;
const used = new Set<string>();
const session = { id: 'session-google', expiresAt: '2026-12-21T04:00:00Z' };

beforeAll(async () => {
  google = new FakeGoogle();
  await google.start();
  bff = await startBff({ google: google.options });
  // Like the account service: a nonce works once.
  bff.services.account.on('POST /google-sign-ins', ({ body }) => {
    const { nonce } = JSON.parse(body) as { nonce: string };
    if (used.has(nonce)) return failed(401, 'GOOGLE_REFUSED');
    used.add(nonce);
    return { status: 200, body: { user: nimali, session, isNew: true } };
  });
});
afterAll(async () => {
  await bff.close();
  await google.stop();
});

type Nonce = { google: { nonce: string } };
const newNonce = async (): Promise<string> =>
  (await bff.call<Nonce>('GET /api/auth/google/nonce')).body.data.google.nonce;
const login = (body: object): Promise<Reply> => bff.call('POST /api/auth/google', { body });
const now = (): number => Math.floor(Date.now() / 1000);
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the token behind the button', () => {
  it('F-023 F-024 F-025 A-175 signs in whom it names, and passes on nothing that a page claims', async () => {
    const nonce = await newNonce();
    const sent = {
      email: 'Nimali@Example.test',
      name: 'Boss',
      googleId: '1',
      profileImage: 'http://169.254.169.254/',
      isVerified: true,
    };
    const reply = await login({ credential: await google.token({ nonce }), nonce, ...sent });
    expect([reply.status, reply.body.message, reply.body.data, typeof reply.body.token]).toEqual([
      200,
      'Login successful with Google!',
      { user: nimali, isNew: true },
      'string',
    ]);
    const { sub, email, name, picture } = SOMEONE;
    expect(JSON.parse(bff.services.account.requests('POST /google-sign-ins')[0]?.body ?? '')).toEqual({
      sub,
      email,
      name,
      picture,
      nonce,
    });
  });

  it.each(['role', 'isAdmin', 'passwordHash', '_id', 'token', 'aud'])('T6 refuses the field %s', async (field) => {
    const reply = await login({ credential: 'x', [field]: 'admin' });
    expect([reply.status, reply.body.errors]).toEqual([400, { [field]: `Unknown field: ${field}` }]);
  });

  it("fetches Google's keys once for many sign-ins", async () => {
    for (let times = 0; times < 3; times += 1) {
      const nonce = await newNonce();
      expect((await login({ credential: await google.token({ nonce }), nonce })).status).toBe(200);
    }
    expect(google.requests('GET /jwks')).toHaveLength(1);
  });
});

describe('T9 a forged token', () => {
  const signed = async (claims: JWTPayload): Promise<object> => {
    const nonce = await newNonce();
    return { credential: await google.token({ nonce, ...claims }), nonce };
  };
  const claims = (nonce: string): JWTPayload => ({
    iss: google.url,
    aud: CLIENT_ID,
    iat: now(),
    exp: now() + 600,
    nonce,
    ...SOMEONE,
  });
  const withSecret = async (secret: string | Buffer): Promise<object> => {
    const nonce = await newNonce();
    const text = `${part({ alg: 'HS256', kid: 'first', typ: 'JWT' })}.${part(claims(nonce))}`;
    return { credential: `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`, nonce };
  };
  const byStranger = async (header: Record<string, unknown>): Promise<object> => {
    const nonce = await newNonce();
    const { privateKey } = await generateKeyPair('RS256');
    return { credential: await google.token({ nonce }, { header, key: privateKey }), nonce };
  };

  it.each<[string, () => Promise<object>]>([
    [
      'no token, only claims',
      async () => ({ email: SOMEONE.email, googleId: SOMEONE.sub, name: 'x', profileImage: null, isVerified: true }),
    ],
    [
      'algorithm none',
      async () => {
        const nonce = await newNonce();
        return { credential: `${part({ alg: 'none' })}.${part(claims(nonce))}.`, nonce };
      },
    ],
    [
      'HS256 with the public key',
      () =>
        withSecret(
          createPublicKey({ key: google.publicKey as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' }),
        ),
    ],
    ["another site's audience", () => signed({ aud: 'other-client.apps.example' })],
    ['several audiences', () => signed({ aud: [CLIENT_ID, 'other'] })],
    ['another issuer', () => signed({ iss: 'https://accounts.google.com.evil.test' })],
    ['a time that is over', () => signed({ iat: now() - 7200, exp: now() - 3600 })],
    ['a time to come', () => signed({ nbf: now() + 600 })],
    ['another key', () => byStranger({ kid: 'second' })],
    ["the right key's name and another key", () => byStranger({})],
    ['no sub', () => signed({ sub: undefined })],
    ['an e-mail address not verified', () => signed({ email_verified: false })],
    ['a text for verified', () => signed({ email_verified: 'true' })],
    ['no e-mail address', () => signed({ email: undefined })],
    ['another nonce', async () => ({ ...(await signed({})), nonce: await newNonce() })],
    ['a nonce of its own', async () => ({ credential: await google.token({ nonce: 'mine' }), nonce: 'mine' })],
    ['no nonce', async () => ({ credential: await google.token({}) })],
    ['another address beside it', async () => ({ ...(await signed({})), email: 'victim@example.test' })],
    ['its own address of keys', () => byStranger({ jku: 'https://evil.test/jwks', kid: 'evil' })],
    [
      'its own key inside',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        const nonce = await newNonce();
        return {
          credential: await new SignJWT(claims(nonce))
            .setProtectedHeader({ alg: 'RS256', jwk: google.publicKey })
            .sign(privateKey),
          nonce,
        };
      },
    ],
    ['no text', async () => ({ credential: { a: 1 }, nonce: [] })],
  ])('with %s is refused with the specified message', async (_story, made) => {
    const before = bff.services.account.requests('POST /google-sign-ins').length;
    const reply = await login(await made());
    expect([reply.status, reply.body.message, reply.body.token]).toEqual([401, 'Google login failed', undefined]);
    expect(bff.services.account.requests('POST /google-sign-ins')).toHaveLength(before);
  });

  it('that is a good one sent twice signs in once', async () => {
    const body = await signed({});
    expect((await login(body)).status).toBe(200);
    const again = await login(body);
    expect([again.status, again.body.message]).toEqual([401, 'Google login failed']);
  });
});

describe('where sign-in with Google does not work', () => {
  it('there are no settings, and both flows end with a message', async () => {
    const without = await startBff();
    expect((await without.call('GET /api/auth/google/nonce')).body.data).toEqual({ google: null });
    expect((await without.call('POST /api/auth/google', { body: { credential: 'x', nonce: 'y' } })).body.message).toBe(
      'Google login failed',
    );
    expect((await without.call('GET /api/auth/google')).headers.get('location')).toBe('/login?google=failed');
    await without.close();
  });

  it('keys that cannot be fetched are an outage', async () => {
    const dark = await startBff({ google: { ...google.options, issuer: 'http://127.0.0.1:1' } });
    const { nonce } = (await dark.call<Nonce>('GET /api/auth/google/nonce')).body.data.google;
    const reply = await dark.call('POST /api/auth/google', {
      body: { credential: await google.token({ nonce }), nonce },
    });
    expect([reply.status, reply.body.message]).toEqual([503, 'Google login failed']);
    await dark.close();
  });
});

it.each([
  ['https://lh3.googleusercontent.com/a/x=s96-c', true],
  ['https://LH3.GoogleUserContent.com/a', true],
  ['http://localhost:4070/picture/n.svg', true],
  ['http://lh3.googleusercontent.com/a', false],
  ['https://googleusercontent.com.evil.test/a', false],
  ['https://evil-googleusercontent.com/', false],
  ['https://lh3.googleusercontent.com:8443/a', false],
  ['https://user@lh3.googleusercontent.com/', false],
  ['javascript:alert(1)', false],
  ['data:image/svg+xml,x', false],
  ['http://169.254.169.254/latest', false],
  ['http://localhost:4071/', false],
  ['file:///etc/passwd', false],
  ['', false],
])("T45 of pictures only those of Google's hosts are accepted: %s", (address, kept) => {
  expect(pictureOf(address, 'http://localhost:4070') !== null).toBe(kept);
});

it("T45 in production the stand-in's pictures are nobody's", () => {
  expect(pictureOf('http://localhost:4070/picture/n.svg', 'https://accounts.google.com')).toBeNull();
});
