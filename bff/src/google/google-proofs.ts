import { createHmac, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { jwtVerify, SignJWT } from 'jose';
import { type BffOptions, OPTIONS } from '../options.js';

/** A nonce lasts while the login page is open, a state while Google's page is filled in. */
export const LIFETIME_SECONDS = { nonce: 30 * 60, state: 10 * 60 } as const;

type ProofPurpose = keyof typeof LIFETIME_SECONDS;

/** Short-lived signed values; their key is derived and differs from that of the bearer tokens. */
@Injectable()
export class GoogleProofs {
  private readonly key: Uint8Array;

  constructor(
    @Inject(OPTIONS) { jwtSecret }: BffOptions,
    private readonly clock: Clock,
  ) {
    this.key = createHmac('sha256', jwtSecret).update('google proofs').digest();
  }

  make(purpose: ProofPurpose): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(purpose)
      .setJti(randomUUID())
      .setExpirationTime(now + LIFETIME_SECONDS[purpose])
      .sign(this.key);
  }

  async holds(purpose: ProofPurpose, text: unknown): Promise<boolean> {
    if (typeof text !== 'string') return false;
    const options = {
      algorithms: ['HS256'],
      audience: purpose,
      requiredClaims: ['exp', 'jti'],
      currentDate: this.clock.now(),
    };
    return jwtVerify(text, this.key, options).then(
      () => true,
      () => false,
    ); // Invalid; the reason does not matter.
  }
}
