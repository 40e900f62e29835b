import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { PROBES } from '../platform/probes.js';
import { RateLimiter } from './rate-limiter.js';
import { rateLimitKey } from './rate-limits.js';

const COUNTED_AS = 'salon:counted-as';

/** The network has this limit for calls of the handler instead of the default one; numbers in rate-limits.ts. */
export const CountedAs = (name: 'picture'): MethodDecorator => SetMetadata(COUNTED_AS, name);

/**
 * The first guard: counts a call for its network before the caller is looked up, so that refused calls are limited too.
 */
@Injectable()
export class NetworkLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (PROBES.includes(context.getClass())) return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const name = this.reflector.get<'picture' | undefined>(COUNTED_AS, context.getHandler()) ?? 'default';
    await this.rateLimiter.consume(name, rateLimitKey(name, { ip }));
    return true;
  }
}
