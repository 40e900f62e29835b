import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PROBES } from '../platform/probes.js';
import { RateLimiter } from './rate-limiter.js';
import { rateLimitKey } from './rate-limits.js';

/**
 * The first guard: counts a call for its network before the caller is looked up, so that refused calls are limited too.
 */
@Injectable()
export class NetworkLimitGuard implements CanActivate {
  constructor(private readonly rateLimiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (PROBES.includes(context.getClass())) return true;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.rateLimiter.consume('default', rateLimitKey('default', { ip }));
    return true;
  }
}
