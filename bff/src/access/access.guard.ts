import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { type Caller, HealthController, MetricsController } from '@salon/nest-kit';
import type { FastifyRequest } from 'fastify';
import { ACCESS } from './access.js';
import { type AccessLevel, refusal } from './access.rules.js';
import type { WithCaller } from './asking.js';

/** Every server process's own probes: outside /api, which is all the edge passes on. */
export const PROBES: readonly unknown[] = [HealthController, MetricsController];

/** The one place that decides whether a call is let in; a handler that does not say who may call it is called by nobody. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (PROBES.includes(context.getClass())) return true;
    const level = this.reflector.get<AccessLevel | undefined>(ACCESS, context.getHandler());
    if (level === 'public') return true;
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<FastifyRequest & WithCaller>();
    const refused = user && level ? refusal(level, user) : new DomainError('forbidden', 'NO_ACCESS', messages.forbidden);
    if (refused) throw refused;
    return true;
  }

  override handleRequest<TUser = Caller>(error: unknown, caller: TUser | false, info: unknown): TUser {
    if (error) throw error;
    if (!caller) throw new DomainError('unauthenticated', 'SESSION_MISSING', messages.sessionExpired, { cause: info });
    return caller;
  }
}
