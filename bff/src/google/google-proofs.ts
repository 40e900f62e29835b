import { createHmac, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { jwtVerify, SignJWT } from 'jose';
import { type BffOptions, OPTIONS } from '../options.js';

/** Seconds each is good for: a nonce waits on the page for the button, a state while Google's page is filled in. */
export const GOOD_FOR = { nonce: 30 * 60, state: 10 * 60 } as const;

type Kind = keyof typeof GOOD_FOR;

/** Short-lived texts that only we can have made; their key is not the one of the bearers. */
@Injectable()
export class GoogleProofs {
  private readonly key: Uint8Array;

  constructor(
    @Inject(OPTIONS) { jwtSecret }: BffOptions,
    private readonly clock: Clock,
  ) {
    this.key = createHmac('sha256', jwtSecret).update('google proofs').digest();
  }

  make(kind: Kind): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(kind)
      .setJti(randomUUID())
      .setExpirationTime(now + GOOD_FOR[kind])
      .sign(this.key);
  }

  async holds(kind: Kind, text: unknown): Promise<boolean> {
    if (typeof text !== 'string') return false;
    const options = {
      algorithms: ['HS256'],
      audience: kind,
      requiredClaims: ['exp', 'jti'],
      currentDate: this.clock.now(),
    };
    return jwtVerify(text, this.key, options).then(
      () => true,
      () => false,
    ); // Whatever is wrong with it, it is not ours.
  }
}
