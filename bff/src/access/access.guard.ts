import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { type Caller, HealthController, MetricsController, ShortMemory } from '@salon/nest-kit';
import type { FastifyRequest } from 'fastify';
import { ACCESS } from './access.js';
import { type AccessLevel, refusal } from './access.rules.js';
import { askingOf, type WithCaller } from './asking.js';
import { Denials } from './denials.js';
import { Sessions } from './sessions.js';

/** Seconds, and bearers at once. */
const BELIEVED = 5;
const MOST = 10_000;

/** Every server process's own probes: outside /api, which is all the edge passes on. */
export const PROBES: readonly unknown[] = [HealthController, MetricsController];

/** The one place that decides whether a call is let in; a handler that does not say who may call it is called by nobody. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly recent = new ShortMemory<string>(BELIEVED, MOST);

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly denials: Denials,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (PROBES.includes(context.getClass())) return true;
    const level = this.reflector.get<AccessLevel | undefined>(ACCESS, context.getHandler());
    if (level === 'public') return true;
    const user = await this.whoAsks(context);
    const refused =
      user && level ? refusal(level, user) : new DomainError('forbidden', 'NO_ACCESS', messages.forbidden);
    if (!refused) return true;
    if (refused.code === 'ADMIN_ONLY') this.noteDenial(context);
    throw refused;
  }

  private noteDenial(context: ExecutionContext): void {
    const request = context.switchToHttp().getRequest<FastifyRequest & WithCaller>();
    this.denials.note(`${request.method} ${request.routeOptions.url}`, askingOf(request));
  }

  /** A bearer whose signature held a moment ago is not computed again; whether its session lives is asked all the same. */
  private async whoAsks(context: ExecutionContext): Promise<Caller | undefined> {
    const request = context.switchToHttp().getRequest<FastifyRequest & WithCaller>();
    const bearer = request.headers.authorization ?? '';
    const sid = this.recent.get(bearer);
    if (sid !== undefined) return (request.user = await this.sessions.callerOf(sid, askingOf(request)));
    await super.canActivate(context);
    if (request.user) this.recent.set(bearer, request.user.sid);
    return request.user;
  }

  override handleRequest<TUser = Caller>(error: unknown, caller: TUser | false, info: unknown): TUser {
    if (error) throw error;
    if (!caller) throw new DomainError('unauthenticated', 'SESSION_MISSING', messages.sessionExpired, { cause: info });
    return caller;
  }
}
