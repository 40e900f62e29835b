import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
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

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const name = this.reflector.get<RateLimitName>(RATE_LIMIT, context.getHandler());
    const key = rateLimitKey(name, context.switchToHttp().getRequest<FastifyRequest & WithCaller>());
    return next.handle().pipe(
      switchMap(async (response: unknown) => {
        await this.rateLimiter.refund(name, key);
        return response;
      }),
      catchError((error: unknown) =>
        from(isFailure(error) ? Promise.resolve() : this.rateLimiter.refund(name, key)).pipe(
          switchMap(() => throwError(() => error)),
        ),
      ),
    );
  }
}
