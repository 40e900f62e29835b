import { createSecretKey, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Caller } from '@salon/nest-kit';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { type BffOptions, OPTIONS } from '../options.js';
import { requestContext } from '../platform/request-context.js';
import { Sessions } from './sessions.js';
import { hasOurHeader, isSignedWith, TOKEN } from './token.js';

type Key = KeyObject & string;

/** The library would first try to parse a string as a public key (0.5 ms per call); its types allow only strings. */
const toKey = (secret: string): Key => createSecretKey(secret, 'utf8') as Key;

interface Claims {
  sub?: unknown;
  sid?: unknown;
}

/**
 * Bearer tokens only, never cookies (decision A9). The token names a session; the account service decides whether it is
 * valid.
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    @Inject(OPTIONS) { jwtSecret, jwtSecretAlso }: BffOptions,
    private readonly sessions: Sessions,
  ) {
    const key = toKey(jwtSecret);
    const also = jwtSecretAlso === '' ? null : toKey(jwtSecretAlso);
    const keyOf = (token: string): Key => (also && isSignedWith(also, token) ? also : key);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request: unknown, token: string, done: (error: Error | null, key?: string) => void) =>
        hasOurHeader(token) ? done(null, keyOf(token)) : done(new Error('foreign token header')),
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      audience: TOKEN.audience,
      jsonWebTokenOptions: { clockTolerance: 5 },
      passReqToCallback: true,
    });
  }

  async validate(request: FastifyRequest, { sub, sid }: Claims): Promise<Caller | false> {
    if (typeof sub !== 'string' || typeof sid !== 'string') return false;
    const caller = await this.sessions.callerOf(sid, requestContext(request));
    return caller.id === sub ? caller : false;
  }
}
