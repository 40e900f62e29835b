import { emailProblem, foldEmail, type GooglePerson } from '@salon/contracts';

const GOOGLE_ISSUER = 'https://accounts.google.com';

interface GoogleEndpoints {
  /** Accepted `iss` claims. */
  issuers: string[];
  authorize: string;
  token: string;
  userinfo: string;
  keys: string;
  /** The script of the sign-in button. */
  script: string;
}

const GOOGLE_ENDPOINTS: GoogleEndpoints = {
  issuers: [GOOGLE_ISSUER, 'accounts.google.com'],
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  script: 'https://accounts.google.com/gsi/client',
};

/** The endpoints of an issuer: Google's, or those of the stand-in. */
export function endpointsOf(issuer: string): GoogleEndpoints {
  if (issuer === GOOGLE_ISSUER) return GOOGLE_ENDPOINTS;
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

/** Unchecked claims of an ID token or of the userinfo response. */
export interface GoogleClaims {
  sub?: unknown;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
  picture?: unknown;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The person of the claims; null without an id or a verified e-mail address (threat T9). */
export function personOf(claims: GoogleClaims, issuer: string): GooglePerson | null {
  const sub = asText(claims.sub);
  const email = asText(claims.email);
  if (sub === '' || emailProblem(email) !== null || claims.email_verified !== true) return null;
  return { sub, email, name: asText(claims.name), picture: pictureOf(asText(claims.picture), issuer) };
}

/** Whether the e-mail address that the page sent differs from the token's. */
export const contradicts = (sentEmail: unknown, { email }: GooglePerson): boolean =>
  typeof sentEmail === 'string' && sentEmail !== '' && foldEmail(sentEmail) !== foldEmail(email);

/** A picture of Google's own picture hosts, or of the stand-in; any other URL is dropped (threat T45). */
export function pictureOf(address: string, issuer: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password) return null;
  const isGoogles = url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.googleusercontent.com');
  return isGoogles || (issuer !== GOOGLE_ISSUER && url.origin === new URL(issuer).origin) ? url.href : null;
}
