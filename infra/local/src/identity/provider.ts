import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { People } from './people.js';
import { errorPage } from './sign-in-page.js';

export interface IdentitySettings {
  /** The public address, for browser and BFF. */
  issuer: string;
  siteUrl: string;
  clientId: string;
  clientSecret: string;
}

/** The last page of the button's window. */
export const RELAY_PATH = '/gsi/relay';

const clientOf = ({ issuer, siteUrl, clientId, clientSecret }: IdentitySettings): object => ({
  client_id: clientId,
  client_secret: clientSecret,
  token_endpoint_auth_method: 'client_secret_post',
  grant_types: ['authorization_code'],
  response_types: ['code'],
  redirect_uris: [new URL('/api/auth/google/callback', siteUrl).href, new URL(RELAY_PATH, issuer).href],
});

/** An OpenID provider that behaves like Google: claims in the token, numeric ids, and a sign-in page each time. */
export async function identityProvider(settings: IdentitySettings, people: People): Promise<Provider> {
  const { issuer } = settings;
  const provider = new Provider(issuer, {
    clients: [clientOf(settings)],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    routes: { authorization: '/authorize', token: '/token', userinfo: '/userinfo', jwks: '/jwks' },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    scopes: ['openid', 'email', 'profile'],
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 3_600,
    },
    interactions: {
      url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
      policy: askEachTime(),
    },
    findAccount: (_context: unknown, sub: string) => accountOf(sub, issuer, people),
    loadExistingGrant: agreed,
    renderError: (
      context: { type: string; body: string },
      { error_description: reason }: { error_description?: string },
    ) => {
      context.type = 'html';
      context.body = errorPage(reason ?? '');
    },
  });
  // Behind a TLS proxy it is called by http; X-Forwarded-Proto says https.
  provider.proxy = issuer.startsWith('https:');
  return provider;
}

async function signingKey(): Promise<object> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
}

function askEachTime(): object {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get('login')
    .checks.add(
      new Check('who', 'Who is it this time?', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

function accountOf(sub: string, issuer: string, people: People): object | undefined {
  const person = people.find(sub);
  if (!person) return undefined;
  const { email, name, verified } = person;
  const picture = new URL(`/picture/${encodeURIComponent(name.slice(0, 1).toUpperCase())}.svg`, issuer).href;
  return { accountId: sub, claims: () => ({ sub, email, email_verified: verified, name, picture }) };
}

interface Granting {
  oidc: { client?: { clientId: string }; session?: { accountId?: string }; provider: Provider };
}

/** Grants consent automatically: the site asks only for the identity. */
async function agreed({ oidc }: Granting): Promise<object> {
  const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
