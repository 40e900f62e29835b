import { Injectable } from '@nestjs/common';
import type { User } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { Upstream } from '../platform/upstream.js';
import type { Asking } from './asking.js';
import { userView } from './user.view.js';

/** Milliseconds a session may be believed without asking (decision A9). */
const BELIEVED = 5_000;
const MOST = 10_000;

interface Known {
  user: Promise<User>;
  until: number;
}

/** Who is behind a session: asked of the account service, remembered for a moment, forgotten at logout. */
@Injectable()
export class Sessions {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `unauthenticated` when the session has ended */
  async callerOf(sid: string, asking: Asking): Promise<Caller> {
    const { _id, role, name, email, phone, isVerified } = await this.userOf(sid, asking);
    return { id: _id, role, name, email, phone, verified: isVerified, sid };
  }

  /** The person as `/me` shows them. */
  userOf(sid: string, asking: Asking): Promise<User> {
    const now = this.clock.now().getTime();
    const known = this.known.get(sid);
    if (known && known.until > now) return known.user;
    const user = this.upstream
      .send<{ user: User }>(
        { service: 'account', path: `/sessions/${encodeURIComponent(sid)}` },
        { ...asking, caller: null },
      )
      .then((answer) => userView(answer.user));
    this.remember(sid, { user, until: now + BELIEVED });
    user.catch(() => this.drop(sid, user));
    return user;
  }

  forget(sid: string): void {
    this.known.delete(sid);
  }

  /** Ends what is remembered of this person's sessions: their rights have just changed. */
  async forgetUser(id: string): Promise<void> {
    for (const [sid, { user }] of [...this.known]) {
      const person = await user.catch(() => null);
      if (person?._id === id) this.known.delete(sid);
    }
  }

  private remember(sid: string, known: Known): void {
    this.known.delete(sid);
    this.known.set(sid, known);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST && oldest !== undefined) this.known.delete(oldest);
  }

  private drop(sid: string, user: Promise<User>): void {
    if (this.known.get(sid)?.user === user) this.known.delete(sid);
  }
}
