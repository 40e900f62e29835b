import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { WithCaller } from '../platform/request-context.js';
import { RateLimiter } from './rate-limiter.js';
import { rateLimitKey, RATE_LIMIT, type RateLimitName } from './rate-limits.js';
import { isFailure } from './failure.rules.js';

/** For limits that count failures only: refunds the point of a call that did not fail. */
@Injectable()
export class FailuresOnlyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly rateLimiter: RateLimiter,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const name = this.reflector.get<RateLimitName>(RATE_LIMIT, context.getHandler());
    const key = rateLimitKey(name, context.switchToHttp().getRequest<FastifyRequest & WithCaller>());
    try {
      const response: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await this.rateLimiter.refund(name, key);
      return of(response);
    } catch (error) {
      if (!isFailure(error)) await this.rateLimiter.refund(name, key);
      throw error;
    }
  }
}
