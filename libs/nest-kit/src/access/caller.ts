import { may, type Permission, type PersonKeys, refuse, type Role } from '@salon/contracts';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** The caller as the BFF identified it; stored with their actions (decision C14). */
export interface Caller {
  id: string;
  role: Role;
  permissions: readonly Permission[];
  /** An owner who must set up two-step sign-in first; the BFF refuses calls that need a permission. */
  needsSecondFactor?: true;
  name: string;
  email: string;
  phone: string | null;
  verified: boolean;
  sid: string;
  /** Other records of this person, as booking named them; only on the calls that delete these (decision A19). */
  merged?: PersonKeys;
}

export const CALLER_HEADER = 'x-salon-caller';

/** Of a signature. */
const LIFETIME_SECONDS = 60;
/**
 * A signature is created and verified once in 20 seconds for the same caller: signing each call costs more than the
 * call itself (ADR-0009).
 */
const CACHED = { ttl: 20_000, max: 5_000 };

interface SignCall {
  /** Secret shared with the called service, at least 32 characters. */
  key: string;
  audience: string;
  issuer: string;
  caller: Caller | null;
}

const keyBytes = (key: string): Uint8Array => new TextEncoder().encode(key);

const signed = new LRUCache<string, Promise<string>>(CACHED);
const verified = new LRUCache<string, { caller: Caller | null }>(CACHED);

/** The value of `x-salon-caller` for calls of one caller: a JWT (HS256) of 60 seconds, for one service (threat T59). */
export function signCall({ key, audience, issuer, caller }: SignCall): Promise<string> {
  const same = JSON.stringify([key, audience, issuer, caller]);
  const known = signed.get(same);
  if (known) return known;
  const token = new SignJWT({ caller })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_SECONDS} s`)
    .sign(keyBytes(key));
  signed.set(same, token);
  return token;
}

/**
 * The caller of a signed call, null for a guest.
 * @param also a second key that is accepted while keys are rotated; '' for none
 * @throws DomainError `unauthenticated` when the signature is invalid
 */
export async function verifyCall(
  token: string | undefined,
  key: string,
  audience: string,
  also = '',
): Promise<Caller | null> {
  if (!token) throw refuse('CALL_UNSIGNED');
  const same = `${audience} ${key} ${token}`;
  const known = verified.get(same);
  if (known) return known.caller;
  try {
    const { payload } = await jwtVerify<{ caller: Caller | null }>(token, keyBytes(key), {
      algorithms: ['HS256'],
      audience,
      clockTolerance: 5,
    });
    verified.set(same, { caller: payload.caller });
    return payload.caller;
  } catch (cause) {
    if (also !== '' && cause instanceof joseErrors.JWSSignatureVerificationFailed)
      return verifyCall(token, also, audience);
    if (cause instanceof joseErrors.JOSEError) throw refuse('CALL_FORGED', { cause });
    throw cause;
  }
}

/** @throws DomainError `unauthenticated` for a guest. */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw refuse('SESSION_MISSING');
  return caller;
}

/**
 * Who can have a cart, book and write a review: a signed-in person with a verified e-mail address
 * (docs/product.md §6).
 * @throws DomainError `unauthenticated`, `forbidden`
 */
export function requireVerified(caller: Caller | null): Caller {
  const present = requireCaller(caller);
  if (!present.verified) throw refuse('EMAIL_UNVERIFIED');
  return present;
}

/** @throws DomainError `forbidden` without the permission. */
export function requirePermission(caller: Caller | null, permission: Permission): Caller {
  const present = requireCaller(caller);
  if (!may(present, permission)) throw refuse('ADMIN_ONLY');
  return present;
}
