import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isStaff } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WithCaller } from '../platform/request-context.js';
import { RateLimiter } from './rate-limiter.js';
import { ConcurrencyLimiter } from './concurrency-limiter.js';
import { FailuresOnlyInterceptor } from './failures-only.interceptor.js';
import {
  type GeneralLimitName,
  isExempt,
  rateLimitKey,
  RATE_LIMIT,
  type RateLimitName,
  RATE_LIMITS,
} from './rate-limits.js';

/** The handler's rate limit, beside the default one of the network; numbers in rate-limits.ts. */
export const Limited = (name: Exclude<RateLimitName, GeneralLimitName>): MethodDecorator =>
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
    const request = context.switchToHttp().getRequest<FastifyRequest & WithCaller>();
    if (request.user && isStaff(request.user)) await this.countForAccount(request);
    const name = this.reflector.get<RateLimitName | undefined>(RATE_LIMIT, context.getHandler());
    if (!name || isExempt(name, request)) return true;
    const { raw } = context.switchToHttp().getResponse<FastifyReply>();
    // The caller may have left while the session was checked: the event has passed then.
    this.concurrency.enter(name, (ended) => (raw.destroyed ? ended() : raw.once('close', ended)));
    await this.rateLimiter.consume(name, rateLimitKey(name, request));
    return true;
  }

  /** Gives the point of `NetworkLimitGuard` back: the desks of a salon leave the guests in it their calls. */
  private async countForAccount(request: FastifyRequest & WithCaller): Promise<void> {
    await this.rateLimiter.consume('staff', rateLimitKey('staff', request));
    await this.rateLimiter.refund('default', rateLimitKey('default', request));
  }
}
