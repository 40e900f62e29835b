import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { identityServer } from './identity-server.js';
import { withoutWarnings } from './without-warnings.js';

const SITE = 'http://localhost:4999';
const CALLBACK = `${SITE}/api/auth/google/callback`;
const CLIENT = { client_id: 'local-google-client', client_secret: 'local-google-secret' };
const GUEST = { name: 'Nimali Perera', email: 'Nimali@gmail.test' };
let server: Server;
let issuer: string;

beforeAll(async () => {
  issuer = `http://localhost:${await freePort()}`;
  server = await withoutWarnings(() =>
    identityServer({ issuer, siteUrl: SITE, clientId: CLIENT.client_id, clientSecret: CLIENT.client_secret }),
  );
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A browser: keeps cookies and follows redirects until they leave the stand-in. */
class Guest {
  private readonly cookies = new Map<string, string>();

  async go(url: string, form?: Record<string, string>): Promise<{ url: string; text: string }> {
    let next: { url: string; form?: Record<string, string> } = { url, ...(form && { form }) };
    for (;;) {
      if (!next.url.startsWith(issuer)) return { url: next.url, text: '' };
      const reply: Response = await fetch(next.url, {
        redirect: 'manual',
        headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(next.form && { method: 'POST', body: new URLSearchParams(next.form) }),
      });
      for (const each of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=');
        this.cookies.set(name, value);
      }
      const location = reply.headers.get('location');
      if (!location) return { url: next.url, text: await reply.text() };
      next = { url: new URL(location, next.url).href };
    }
  }
}

const departure = (more: Record<string, string> = {}): string =>
  `${issuer}/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT.client_id,
    scope: 'openid email profile',
    redirect_uri: CALLBACK,
    state: 's-1',
    ...more,
  }).toString()}`;

async function signIn(form: Record<string, string>, guest = new Guest()): Promise<URL> {
  const page = await guest.go(departure());
  expect(page.text).toContain('Choose an account');
  return new URL((await guest.go(page.url, form)).url);
}

async function whoIs(code: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: CALLBACK, ...CLIENT }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return (
    await fetch(`${issuer}/userinfo`, { headers: { authorization: `Bearer ${access_token}` } })
  ).json() as Promise<Record<string, unknown>>;
}

const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('the stand-in for Google', () => {
  it('redirects back with a code for the identity', async () => {
    const back = await signIn(GUEST);
    expect([`${back.origin}${back.pathname}`, back.searchParams.get('state')]).toEqual([CALLBACK, 's-1']);
    expect(await whoIs(back.searchParams.get('code') ?? '')).toEqual({
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'nimali@gmail.test',
      email_verified: true,
      name: 'Nimali Perera',
      picture: `${issuer}/picture/N.svg`,
    });
  });

  it('gives one person one id, and shows the sign-in page each time', async () => {
    const guest = new Guest();
    const ids = [];
    for (const email of ['a@gmail.test', 'b@gmail.test', 'A@gmail.test'])
      ids.push((await whoIs((await signIn({ name: 'A', email }, guest)).searchParams.get('code') ?? '')).sub);
    expect([ids[0] === ids[2], ids[0] === ids[1]]).toEqual([true, false]);
  });

  it('can return an unverified address, and a declined sign-in', async () => {
    expect(await whoIs((await signIn({ ...GUEST, unverified: 'yes' })).searchParams.get('code') ?? '')).toMatchObject({
      email_verified: false,
    });
    expect((await signIn({ deny: 'yes' })).searchParams.get('error')).toBe('access_denied');
  });

  it("gives the button's window a token with the nonce, signed with its published key", async () => {
    const guest = new Guest();
    const page = await guest.go(
      `${issuer}/gsi/select?${new URLSearchParams({ client_id: CLIENT.client_id, nonce: 'n-1' }).toString()}`,
    );
    const { text } = await guest.go(page.url, GUEST);
    const credential = /data-credential="([^"]+)" data-origin="http:\/\/localhost:4999"/.exec(text)?.[1] ?? '';
    expect(claimsOf(credential)).toMatchObject({
      iss: issuer,
      aud: CLIENT.client_id,
      nonce: 'n-1',
      email: 'nimali@gmail.test',
      email_verified: true,
      name: 'Nimali Perera',
    });
    const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as {
      keys: { kid: string; alg: string; d?: string }[];
    };
    expect(keys).toEqual([
      expect.objectContaining({
        alg: 'RS256',
        kid: JSON.parse(Buffer.from(credential.split('.')[0] ?? '', 'base64url').toString()).kid,
      }),
    ]);
    expect(keys[0]?.d).toBeUndefined();
  });

  it('redirects to no other origin, and its script holds no secrets', async () => {
    const { url, text } = await new Guest().go(departure({ redirect_uri: 'https://evil.test/' }));
    expect([url.startsWith(issuer), text.includes('redirect_uri')]).toEqual([true, true]);
    const script = await (await fetch(`${issuer}/gsi/client`)).text();
    expect([script.includes('renderButton'), script.includes(CLIENT.client_secret)]).toEqual([true, false]);
  });
});
