import { Inject, Injectable } from '@nestjs/common';
import { type GooglePerson, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { type BffOptions, type GoogleOptions, OPTIONS } from '../options.js';
import { endpointsOf, personOf } from './google.rules.js';
import { GoogleProofs } from './google-proofs.js';

const TIMEOUT_MS = 5_000;
const CLOCK_TOLERANCE_SECONDS = 10;

/**
 * Verifies Google's ID tokens; keys are cached for an hour and fetched again for an unknown key id, at most twice a
 * minute.
 */
@Injectable()
export class GoogleTokens {
  private readonly google: GoogleOptions | undefined;
  private readonly keys: JWTVerifyGetKey | undefined;

  constructor(
    @Inject(OPTIONS) { google }: BffOptions,
    private readonly proofs: GoogleProofs,
    private readonly clock: Clock,
  ) {
    this.google = google;
    this.keys =
      google &&
      createRemoteJWKSet(new URL(endpointsOf(google.issuer).keys), {
        timeoutDuration: TIMEOUT_MS,
        cacheMaxAge: 3_600_000,
      });
  }

  /**
   * The person of a token that Google signed for this site and this nonce (threat T9).
   * @throws DomainError `unauthenticated` for any other token; `unavailable` while Google's keys cannot be fetched
   */
  async personOf(credential: unknown, nonce: unknown): Promise<GooglePerson> {
    if (!this.google || typeof credential !== 'string' || !(await this.proofs.holds('nonce', nonce)))
      throw refuse('GOOGLE_REFUSED');
    const claims = await this.claimsOf(credential);
    const person =
      claims.nonce === nonce && claims.aud === this.google.clientId ? personOf(claims, this.google.issuer) : null;
    if (!person) throw refuse('GOOGLE_REFUSED');
    return person;
  }

  private async claimsOf(credential: string): Promise<JWTPayload> {
    const { google, keys } = this;
    if (!google || !keys) throw refuse('GOOGLE_REFUSED');
    const options = {
      algorithms: ['RS256'],
      issuer: endpointsOf(google.issuer).issuers,
      audience: google.clientId,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: this.clock.now(),
    };
    return jwtVerify(credential, keys, options).then(
      ({ payload }) => payload,
      (cause: unknown) => {
        throw isOutage(cause) ? refuse('GOOGLE_DOWN', { cause }) : refuse('GOOGLE_REFUSED', { cause });
      },
    );
  }
}

/** The keys could not be fetched, so the token is neither valid nor invalid. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC';
