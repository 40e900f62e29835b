import { Injectable } from '@nestjs/common';
import type { User } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { Upstream } from '../platform/upstream.js';
import type { RequestContext } from '../platform/request-context.js';
import { userView } from './user.view.js';

/** How long a session is cached (decision A9). */
const CACHED_MS = 5_000;
/** How long an ended session is cached: its id is never used again. */
const ENDED_CACHED_MS = 60_000;
const MAX_SESSIONS = 10_000;

interface CachedSession {
  user: Promise<User>;
  until: number;
}

/** The user of a session: read from the account service, cached briefly, dropped at logout. */
@Injectable()
export class Sessions {
  private readonly cache = new Map<string, CachedSession>();

  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `unauthenticated` when the session has ended */
  async callerOf(sid: string, context: RequestContext): Promise<Caller> {
    const { _id, role, permissions, name, email, phone, isVerified } = await this.userOf(sid, context);
    return { id: _id, role, permissions, name, email, phone, verified: isVerified, sid };
  }

  /** The person as `/me` shows them. */
  userOf(sid: string, context: RequestContext): Promise<User> {
    const now = this.clock.now().getTime();
    const cached = this.cache.get(sid);
    if (cached && cached.until > now) return cached.user;
    const user = this.upstream
      .send<{ user: User }>(
        { service: 'account', path: `/sessions/${encodeURIComponent(sid)}` },
        { ...context, caller: null },
      )
      .then((response) => userView(response.user));
    this.store(sid, { user, until: now + CACHED_MS });
    user.catch((error: unknown) => (hasEnded(error) ? this.storeEnded(sid, user) : this.drop(sid, user)));
    return user;
  }

  forget(sid: string): void {
    this.cache.delete(sid);
  }

  /** Drops the cached sessions of a user whose rights or data have just changed. */
  async forgetUser(id: string): Promise<void> {
    for (const [sid, { user }] of [...this.cache]) {
      const person = await user.catch(() => null);
      if (person?._id === id) this.cache.delete(sid);
    }
  }

  private store(sid: string, session: CachedSession): void {
    this.cache.delete(sid);
    this.cache.set(sid, session);
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_SESSIONS && oldest !== undefined) this.cache.delete(oldest);
  }

  private storeEnded(sid: string, user: Promise<User>): void {
    if (this.cache.get(sid)?.user === user)
      this.cache.set(sid, { user, until: this.clock.now().getTime() + ENDED_CACHED_MS });
  }

  private drop(sid: string, user: Promise<User>): void {
    if (this.cache.get(sid)?.user === user) this.cache.delete(sid);
  }
}

/** Only the account service's own response ends a session; an outage does not. */
const hasEnded = (error: unknown): boolean => error instanceof DomainError && error.code === 'SESSION_ENDED';
