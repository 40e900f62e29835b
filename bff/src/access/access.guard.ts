import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { refuse } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ACCESS } from './access.js';
import { type AccessLevel, refusal } from './access.rules.js';
import { PROBES } from '../platform/probes.js';
import { requestContext, type WithCaller } from '../platform/request-context.js';
import { NEEDS_CONFIRMATION } from './needs-confirmation.js';
import { ActivityRecords } from './activity-records.js';
import { Sessions } from './sessions.js';

/** How long, in milliseconds, and for how many tokens, a verified signature is cached. */
const CACHED = { ttl: 5_000, max: 10_000 };

/** Decides alone whether a call is allowed; a handler without `@Access()` is never called. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  private readonly verified = new LRUCache<string, string>(CACHED);

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly records: ActivityRecords,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (PROBES.includes(context.getClass())) return true;
    const level = this.reflector.get<AccessLevel | undefined>(ACCESS, context.getHandler());
    if (level === 'public') return true;
    const user = await this.callerOf(context);
    const refused = user && level ? refusal(level, user) : refuse('NO_ACCESS');
    if (!refused) return this.isConfirmed(context);
    if (refused.code === 'ADMIN_ONLY') this.recordDenial(context);
    throw refused;
  }

  /**
   * @throws DomainError `forbidden`, with the ways to confirm, when the call needs a confirmation and the last one is
   * too old
   */
  private async isConfirmed(context: ExecutionContext): Promise<boolean> {
    const request = this.requestOf(context);
    const { user } = request;
    if (!user || !this.reflector.get<boolean | undefined>(NEEDS_CONFIRMATION, context.getHandler())) return true;
    const confirmBy = await this.sessions.confirmationNeeded(user.sid, requestContext(request));
    if (confirmBy) throw refuse('CONFIRMATION_NEEDED', { data: { confirmBy } });
    return true;
  }

  private recordDenial(context: ExecutionContext): void {
    const request = this.requestOf(context);
    this.records.denied(`${request.method} ${request.routeOptions.url}`, requestContext(request));
  }

  /** A cached signature is not verified again; the session is still checked. */
  private async callerOf(context: ExecutionContext): Promise<Caller | undefined> {
    const request = this.requestOf(context);
    const bearer = request.headers.authorization ?? '';
    const sid = this.verified.get(bearer);
    if (sid !== undefined) return (request.user = await this.sessions.callerOf(sid, requestContext(request)));
    await super.canActivate(context);
    if (request.user) this.verified.set(bearer, request.user.sid);
    return request.user;
  }

  private requestOf(context: ExecutionContext): FastifyRequest & WithCaller {
    return context.switchToHttp().getRequest<FastifyRequest & WithCaller>();
  }

  override handleRequest<TUser = Caller>(error: unknown, caller: TUser | false, info: unknown): TUser {
    if (error) throw error instanceof Error ? error : new Error('Authentication failed', { cause: error });
    if (!caller) throw refuse('SESSION_MISSING', { cause: info });
    return caller;
  }
}
