import { DomainError } from '@salon/kernel';
import { messages, type Role } from '@salon/contracts';
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import { ShortMemory } from './short-memory.js';

/** Who asks, as the BFF established it; frozen into what they do (decision C14). */
export interface Caller {
  id: string;
  role: Role;
  name: string;
  email: string;
  phone: string | null;
  verified: boolean;
  sid: string;
}

export const CALLER_HEADER = 'x-salon-caller';

/** Seconds a signature holds, and seconds it is used again for the same caller: signing each call anew costs more than the call. */
const LIFETIME = 60;
const REUSED = 20;
const MOST = 5_000;

export interface SignCall {
  /** Secret shared with the service called, at least 32 characters. */
  key: string;
  audience: string;
  issuer: string;
  caller: Caller | null;
}

const keys = new Map<string, Uint8Array>();

function keyBytes(key: string): Uint8Array {
  let bytes = keys.get(key);
  if (!bytes) {
    bytes = new TextEncoder().encode(key);
    keys.set(key, bytes);
  }
  return bytes;
}

const signed = new ShortMemory<Promise<string>>(REUSED, MOST);
const verified = new ShortMemory<Caller | null>(REUSED, MOST);

/** The value of `x-salon-caller` for calls of one caller: a JWT (HS256) of 60 seconds, for one service (threat T59). */
export function signCall({ key, audience, issuer, caller }: SignCall): Promise<string> {
  const same = JSON.stringify([key, audience, issuer, caller]);
  return (
    signed.get(same) ??
    signed.set(
      same,
      new SignJWT({ caller })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME} s`)
        .sign(keyBytes(key)),
    )
  );
}

/** The caller behind a signed call, null for a guest. @throws DomainError `unauthenticated` when the signature does not hold. */
export async function verifyCall(token: string | undefined, key: string, audience: string): Promise<Caller | null> {
  if (!token) throw new DomainError('unauthenticated', 'CALL_UNSIGNED', messages.sessionExpired);
  const same = `${audience} ${key} ${token}`;
  const known = verified.get(same);
  if (known !== undefined) return known;
  try {
    const { payload } = await jwtVerify<{ caller: Caller | null }>(token, keyBytes(key), {
      algorithms: ['HS256'],
      audience,
      clockTolerance: 5,
    });
    return verified.set(same, payload.caller);
  } catch (cause) {
    if (cause instanceof joseErrors.JOSEError)
      throw new DomainError('unauthenticated', 'CALL_FORGED', messages.sessionExpired, { cause });
    throw cause;
  }
}

/** @throws DomainError `unauthenticated` for a guest. */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new DomainError('unauthenticated', 'SESSION_MISSING', messages.sessionExpired);
  return caller;
}

/** @throws DomainError `forbidden` for anyone but an admin. */
export function requireAdmin(caller: Caller | null): Caller {
  const present = requireCaller(caller);
  if (present.role !== 'admin') throw new DomainError('forbidden', 'ADMIN_ONLY', messages.forbidden);
  return present;
}
