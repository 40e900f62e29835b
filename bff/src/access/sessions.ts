import { Injectable } from '@nestjs/common';
import { CONFIRMED_MINUTES, type ConfirmBy, type LiveSession, type User } from '@salon/contracts';
import { addMinutes, Clock, DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { LRUCache } from 'lru-cache';
import { Upstream } from '../platform/upstream.js';
import type { RequestContext } from '../platform/request-context.js';
import { UserView } from './user.view.js';

/** How long a session is cached (decision A9). */
const CACHED_MS = 5_000;
/** How long an ended session is cached: its id is never used again. */
const ENDED_CACHED_MS = 60_000;
const MAX_SESSIONS = 10_000;

/** The user of a session: read from the account service, cached briefly, dropped at logout. */
@Injectable()
export class Sessions {
  private readonly cache: LRUCache<string, Promise<LiveSession>>;

  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
    private readonly userView: UserView,
  ) {
    const perf = { now: () => clock.now().getTime() };
    this.cache = new LRUCache({ max: MAX_SESSIONS, ttl: CACHED_MS, ttlResolution: 0, perf });
  }

  /** @throws DomainError `unauthenticated` when the session has ended */
  async callerOf(sid: string, context: RequestContext): Promise<Caller> {
    const { _id, role, permissions, name, email, phone, isVerified, secondFactor } = await this.userOf(sid, context);
    const caller = { id: _id, role, permissions, name, email, phone, verified: isVerified, sid };
    return secondFactor === 'required' ? { ...caller, needsSecondFactor: true } : caller;
  }

  /** The person as `/me` shows them. */
  async userOf(sid: string, context: RequestContext): Promise<User> {
    return (await this.sessionOf(sid, context)).user;
  }

  /** How the user can confirm the session; null when it was confirmed within the last ten minutes. */
  async confirmationNeeded(sid: string, context: RequestContext): Promise<ConfirmBy | null> {
    if (this.isFresh(await this.sessionOf(sid, context))) return null;
    this.evict(sid); // Another process may have confirmed it since.
    const session = await this.sessionOf(sid, context);
    return this.isFresh(session) ? null : session.confirmBy;
  }

  private isFresh({ confirmedAt }: LiveSession): boolean {
    const now = this.clock.now();
    return Boolean(confirmedAt) && new Date(confirmedAt ?? 0) > addMinutes(now, -CONFIRMED_MINUTES);
  }

  private sessionOf(sid: string, context: RequestContext): Promise<LiveSession> {
    const cached = this.cache.get(sid);
    if (cached) return cached;
    const session = this.read(`${encodeURIComponent(sid)}${context.isUnattended ? '?use=none' : ''}`, context);
    // A call of the user that found the session of an unattended page in the cache would not extend it either.
    if (!context.isUnattended) this.cache.set(sid, session);
    session.catch((error: unknown) => {
      if (hasEnded(error)) this.cache.set(sid, session, { ttl: ENDED_CACHED_MS });
      else this.drop(sid, session);
    });
    return session;
  }

  private async read(path: string, context: RequestContext): Promise<LiveSession> {
    const call = { service: 'account', path: `/sessions/${path}` } as const;
    const { user, confirmedAt, confirmBy } = await this.upstream.send<LiveSession>(call, { ...context, caller: null });
    return { user: this.userView.of(user), confirmedAt, confirmBy };
  }

  evict(sid: string): void {
    this.cache.delete(sid);
  }

  /** Drops the cached sessions of a user whose rights or data have just changed. */
  async evictUser(id: string): Promise<void> {
    for (const [sid, session] of [...this.cache.entries()]) {
      const live = await session.catch(() => null);
      if (live?.user._id === id) this.cache.delete(sid);
    }
  }

  private drop(sid: string, session: Promise<LiveSession>): void {
    if (this.cache.peek(sid) === session) this.cache.delete(sid);
  }
}

/** Only the account service's own response ends a session; an outage does not. */
const hasEnded = (error: unknown): boolean => error instanceof DomainError && error.code === 'SESSION_ENDED';
