import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SESSION } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { type BffOptions, OPTIONS } from '../options.js';

/** Decision A9; the session row, not the token, decides how long someone stays signed in. */
export const TOKEN = {
  algorithm: 'HS256',
  type: 'JWT',
  issuer: 'araliya',
  audience: 'araliya-web',
  days: SESSION.days,
} as const;

const DAY_SECONDS = 86_400;

/** Makes the browser's bearer token: a JWT naming a session. */
@Injectable()
export class TokenSigner {
  private readonly key: Uint8Array;

  constructor(
    @Inject(OPTIONS) { jwtSecret }: BffOptions,
    private readonly clock: Clock,
  ) {
    this.key = new TextEncoder().encode(jwtSecret);
  }

  sign(userId: string, sid: string): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT({ sid })
      .setProtectedHeader({ alg: TOKEN.algorithm, typ: TOKEN.type })
      .setSubject(userId)
      .setIssuer(TOKEN.issuer)
      .setAudience(TOKEN.audience)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN.days * DAY_SECONDS)
      .sign(this.key);
  }
}

/** Whether a token's header is exactly ours: no embedded key, no other algorithm (threat T16). */
export function hasOurHeader(token: string): boolean {
  try {
    const { alg, typ, ...more } = decodeProtectedHeader(token);
    return alg === TOKEN.algorithm && typ === TOKEN.type && Object.keys(more).length === 0;
  } catch {
    return false; // Not a token.
  }
}

/** Whether a token's signature is of this key; its claims are checked by the strategy. */
export function isSignedWith(key: KeyObject, token: string): boolean {
  const at = token.lastIndexOf('.');
  const expected = createHmac('sha256', key).update(token.slice(0, at)).digest();
  const given = Buffer.from(token.slice(at + 1), 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
