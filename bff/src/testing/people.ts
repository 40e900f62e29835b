import { type LiveSession, permissionsOf, type User } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';
import { SystemClock } from '@salon/nest-kit';
import { SignJWT } from 'jose';
import { TOKEN } from '../access/token.js';
import { failed, type FakeService } from './fake-service.js';

export const JWT_SECRET = 'spec-jwt-secret-0123456789abcdefghijkl';

const person = (number: number, name: string, more: Partial<User> = {}): User => ({
  _id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name,
  email: `${name.toLowerCase()}@example.test`,
  isVerified: true,
  role: 'user',
  permissions: [],
  secondFactor: 'off',
  googleId: null,
  profileImage: null,
  address: null,
  phone: null,
  city: null,
  ...more,
});

export const nimali = person(6, 'Nimali');
export const newcomer = person(4, 'Kavi', { isVerified: false });
export const owner = person(7, 'Araliya', { role: 'admin', isVerified: false, permissions: permissionsOf('owner') });
export const receptionist = person(8, 'Tharindu', { role: 'admin', permissions: permissionsOf('front_desk') });
const stylist = person(2, 'Di', { permissions: permissionsOf('stylist') });

/** Another customer, who owns nothing of Nimali's. */
const stranger = person(5, 'Saman');

export const SESSIONS = {
  user: 'session-user',
  other: 'session-other',
  unverified: 'session-new',
  admin: 'session-admin',
  frontDesk: 'session-desk',
  stylist: 'session-stylist',
  revoked: 'session-ended',
} as const;
/** Who makes a call: somebody with a session, a guest, or the holder of a token that has expired. */
export type Person = keyof typeof SESSIONS | 'anonymous' | 'expired';
export const EVERYBODY: readonly Person[] = [
  'anonymous',
  'unverified',
  'user',
  'other',
  'stylist',
  'frontDesk',
  'admin',
  'expired',
  'revoked',
];

/** The people with a valid session. */
export const PEOPLE = {
  user: nimali,
  other: stranger,
  unverified: newcomer,
  admin: owner,
  frontDesk: receptionist,
  stylist,
};

/** A session that was confirmed so many minutes ago. */
export const liveSession = (user: User, minutes = 0): LiveSession => ({
  user,
  confirmedAt: addMinutes(new SystemClock().now(), -minutes).toISOString(),
  confirmBy: user.secondFactor === 'on' ? 'code' : 'password',
});

/** The account service knows a valid session of each, and one that has ended. */
export function openSessions(account: FakeService): void {
  for (const [kind, user] of Object.entries(PEOPLE))
    account.on(`GET /sessions/${SESSIONS[kind as keyof typeof PEOPLE]}`, { status: 200, body: liveSession(user) });
  account.on(`GET /sessions/${SESSIONS.revoked}`, failed(401, 'SESSION_ENDED'));
}

interface TokenParts {
  sub?: string;
  sid?: string;
  secret?: string;
  issuer?: string;
  audience?: string;
  expires?: string;
  header?: Record<string, unknown>;
}

export function makeToken({
  sub = nimali._id,
  sid = SESSIONS.user,
  secret = JWT_SECRET,
  issuer = TOKEN.issuer,
  audience = TOKEN.audience,
  expires = '30d',
  header = {},
}: TokenParts = {}): Promise<string> {
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header })
    .setSubject(sub)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret));
}

/** The bearer of each person, null for a guest. */
export async function tokenOf(who: Person): Promise<string | null> {
  if (who === 'anonymous') return null;
  if (who === 'expired') return makeToken({ expires: '-1h' });
  const sub = { ...PEOPLE, revoked: nimali }[who]._id;
  return makeToken({ sub, sid: SESSIONS[who] });
}
