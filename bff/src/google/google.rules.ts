import { emailProblem, foldEmail, type GooglePerson } from '@salon/contracts';

export const GOOGLE_ISSUER = 'https://accounts.google.com';

export interface GoogleEndpoints {
  /** What a token may name as its maker. */
  issuers: string[];
  authorize: string;
  token: string;
  userinfo: string;
  keys: string;
  /** The script behind the button. */
  script: string;
}

const OF_GOOGLE: GoogleEndpoints = {
  issuers: [GOOGLE_ISSUER, 'accounts.google.com'],
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  script: 'https://accounts.google.com/gsi/client',
};

/** Where an issuer is asked for what: Google's own addresses, or those of the stand-in. */
export function endpointsOf(issuer: string): GoogleEndpoints {
  if (issuer === GOOGLE_ISSUER) return OF_GOOGLE;
  const at = (path: string): string => new URL(path, issuer).href;
  return {
    issuers: [issuer],
    authorize: at('/authorize'),
    token: at('/token'),
    userinfo: at('/userinfo'),
    keys: at('/jwks'),
    script: at('/gsi/client'),
  };
}

/** Claims of a token or of the answer about a person, unchecked. */
export interface GoogleClaims {
  sub?: unknown;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  picture?: unknown;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The person these claims name; null without an id or without an e-mail address that Google has verified (threat T9). */
export function personOf(claims: GoogleClaims, issuer: string): GooglePerson | null {
  const sub = asText(claims.sub);
  const email = asText(claims.email);
  if (sub === '' || emailProblem(email) !== null || claims.email_verified !== true) return null;
  return { sub, email, name: asText(claims.name), picture: pictureOf(asText(claims.picture), issuer) };
}

/** Whether what a page sent beside the token contradicts it; nothing else of it is looked at. */
export const contradicts = (claimed: unknown, { email }: GooglePerson): boolean =>
  typeof claimed === 'string' && claimed !== '' && foldEmail(claimed) !== foldEmail(email);

/** A picture of Google's own picture hosts, or of the stand-in; any other address is dropped (threat T45). */
export function pictureOf(address: string, issuer: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return null;
  const isGoogles = url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.googleusercontent.com');
  return isGoogles || (issuer !== GOOGLE_ISSUER && url.origin === new URL(issuer).origin) ? url.href : null;
}
