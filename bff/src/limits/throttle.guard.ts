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
import { PROBES } from '../access/access.guard.js';
import type { WithCaller } from '../access/asking.js';
import { Budgets } from './budgets.js';
import { Crowd } from './crowd.js';
import { GiveBackInterceptor } from './give-back.interceptor.js';
import { budgetKey, LIMITED, type LimitName, LIMITS } from './limits.js';

/** The budget a call draws from, beside the default one; numbers in limits.ts. */
export const Limited = (name: Exclude<LimitName, 'default'>): MethodDecorator =>
  applyDecorators(
    SetMetadata(LIMITED, name),
    ...(LIMITS[name].counts === 'failures' ? [UseInterceptors(GiveBackInterceptor)] : []),
  );

/** Spends before the call is made, so that parallel tries cannot overtake the count; turns the surplus away before even that. */
@Injectable()
export class ThrottleGuard implements CanActivate {
  private readonly crowd = new Crowd();

  constructor(
    private readonly reflector: Reflector,
    private readonly budgets: Budgets,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (PROBES.includes(context.getClass())) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest & WithCaller>();
    await this.budgets.spend('default', budgetKey('default', request));
    const name = this.reflector.get<LimitName | undefined>(LIMITED, context.getHandler());
    if (!name) return true;
    this.crowd.enter(name);
    context
      .switchToHttp()
      .getResponse<FastifyReply>()
      .raw.once('close', () => this.crowd.leave(name));
    await this.budgets.spend(name, budgetKey(name, request));
    return true;
  }
}
