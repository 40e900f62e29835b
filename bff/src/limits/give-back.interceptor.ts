import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import type { WithCaller } from '../access/asking.js';
import { Budgets } from './budgets.js';
import { budgetKey, LIMITED, type LimitName } from './limits.js';
import { isFailure } from './limits.rules.js';

/** Gives back what a call spent that did not fail, where only failures count. */
@Injectable()
export class GiveBackInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly budgets: Budgets,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const name = this.reflector.get<LimitName>(LIMITED, context.getHandler());
    const key = budgetKey(name, context.switchToHttp().getRequest<FastifyRequest & WithCaller>());
    return next.handle().pipe(
      switchMap(async (answer: unknown) => {
        await this.budgets.giveBack(name, key);
        return answer;
      }),
      catchError((error: unknown) =>
        from(isFailure(error) ? Promise.resolve() : this.budgets.giveBack(name, key)).pipe(
          switchMap(() => throwError(() => error)),
        ),
      ),
    );
  }
}
