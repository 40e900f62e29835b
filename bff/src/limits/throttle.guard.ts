import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WithCaller } from '../platform/request-context.js';
import { RateLimiter } from './rate-limiter.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { FailuresOnlyInterceptor } from './failures-only.interceptor.js';
import { isExempt, rateLimitKey, RATE_LIMIT, type RateLimitName, RATE_LIMITS } from './rate-limits.js';

/** The handler's rate limit, beside the default one of the network; numbers in rate-limits.ts. */
export const Limited = (name: Exclude<RateLimitName, 'default'>): MethodDecorator =>
  applyDecorators(
    SetMetadata(RATE_LIMIT, name),
    ...(RATE_LIMITS[name].counts === 'failures' ? [UseInterceptors(FailuresOnlyInterceptor)] : []),
  );

/**
 * Counts before the call runs, so that parallel attempts cannot overtake the count; concurrent calls are bounded first.
 */
@Injectable()
export class ThrottleGuard implements CanActivate {
  private readonly concurrency = new ConcurrencyLimiter();

  constructor(
    private readonly reflector: Reflector,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<RateLimitName | undefined>(RATE_LIMIT, context.getHandler());
    if (!name) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & WithCaller>();
    if (isExempt(name, request)) return true;
    const { raw } = context.switchToHttp().getResponse<FastifyReply>();
    // The caller may have left while the session was checked: the event has passed then.
    this.concurrency.enter(name, (ended) => (raw.destroyed ? ended() : raw.once('close', ended)));
    await this.rateLimiter.consume(name, rateLimitKey(name, request));
    return true;
  }
}
