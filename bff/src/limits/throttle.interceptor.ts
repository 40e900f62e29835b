import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, finalize, from, type Observable, switchMap, throwError } from 'rxjs';
import { PROBES } from '../access/access.guard.js';
import type { WithCaller } from '../access/asking.js';
import { Budgets } from './budgets.js';
import { Crowd } from './crowd.js';
import { type LimitName, LIMITS } from './limits.js';
import { isFailure, networkOf } from './limits.rules.js';

const LIMITED = 'salon:limit';

/** The budget a call draws from, beside the default one; numbers in limits.ts. */
export const Limited = (name: Exclude<LimitName, 'default'>): MethodDecorator => SetMetadata(LIMITED, name);

/** Spends before the call is made, so that parallel tries cannot overtake the count; gives back what did not count. */
@Injectable()
export class ThrottleInterceptor implements NestInterceptor {
  private readonly crowd = new Crowd();

  constructor(
    private readonly reflector: Reflector,
    private readonly budgets: Budgets,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    if (PROBES.includes(context.getClass())) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest & WithCaller>();
    await this.budgets.spend('default', keyOf('default', request));
    const name = this.reflector.get<LimitName | undefined>(LIMITED, context.getHandler());
    if (!name) return next.handle();
    this.crowd.enter(name);
    const spent = from(this.budgets.spend(name, keyOf(name, request)));
    return spent.pipe(switchMap(() => this.counted(next, name, request)), finalize(() => this.crowd.leave(name)));
  }

  private counted(next: CallHandler, name: LimitName, request: FastifyRequest & WithCaller): Observable<unknown> {
    if (LIMITS[name].counts === 'all') return next.handle();
    const key = keyOf(name, request);
    return next.handle().pipe(
      switchMap(async (answer: unknown) => {
        await this.budgets.giveBack(name, key);
        return answer;
      }),
      catchError((error: unknown) => from(isFailure(error) ? Promise.resolve() : this.budgets.giveBack(name, key)).pipe(switchMap(() => throwError(() => error)))),
    );
  }
}

const keyOf = (name: LimitName, { ip, user }: FastifyRequest & WithCaller): string =>
  LIMITS[name].per === 'account' && user ? user.id : networkOf(ip);
