import { PassThrough, pipeline, type Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { may, refuse } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { refusal } from '../access/access.rules.js';
import { Sessions } from '../access/sessions.js';
import type { RequestContext } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

/** Maximum number of streams per account (one per browser) and per process; the edge allows more connections. */
const MOST = { account: 8, process: 100 };
/** Until the session is checked again. */
const CHECK_MS = 5_000;
/** Until the browser must reconnect with its token. */
const LONGEST_STREAM_MS = 15 * 60_000;

/** The open streams of this process. A stream ends with its session; all end when the process stops. */
@Injectable()
export class DeskStreams implements OnModuleDestroy {
  private readonly open = new Map<PassThrough, string>();

  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
  ) {}

  onModuleDestroy(): void {
    for (const out of this.open.keys()) out.end();
  }

  /**
   * Changes that the desk sees; a stylist gets only changes of days.
   * @throws DomainError `throttled` when too many streams are open
   */
  async stream(caller: Caller, lastId: string | undefined, context: RequestContext): Promise<Readable> {
    const out = this.take(caller.id);
    try {
      const path = may(caller, 'desk') ? '/desk/changes' : '/desk/changes?of=days';
      const headers = lastId === undefined ? undefined : { 'last-event-id': lastId };
      const events = await this.upstream.stream({ service: 'booking', path, headers }, { ...context, caller: null });
      pipeline(events, out, () => undefined); // The browser reconnects after any end of the stream.
    } catch (error) {
      out.destroy();
      throw error;
    }
    this.endWithSession(out, caller, context);
    return out;
  }

  private take(account: string): PassThrough {
    const own = [...this.open.values()].filter((each) => each === account);
    if (own.length >= MOST.account || this.open.size >= MOST.process)
      throw refuse('STREAMS_TOO_MANY', { retryAfter: 30 });
    const out = new PassThrough();
    this.open.set(out, account);
    out.once('close', () => this.open.delete(out));
    return out;
  }

  /**
   * Ends a stream with its session, after a quarter of an hour, and when the person's permissions have changed; the
   * browser reconnects.
   */
  private endWithSession(out: PassThrough, opened: Caller, context: RequestContext): void {
    const look = setInterval(() => {
      this.sessions.callerOf(opened.sid, { ...context, isUnattended: true }).then(
        (caller) => (refusal('day', caller) ?? may(caller, 'desk') !== may(opened, 'desk')) && out.end(),
        // An outage of the account service ends no session (decision A18).
        (error: unknown) => error instanceof DomainError && error.kind === 'unauthenticated' && out.end(),
      );
    }, CHECK_MS);
    const longest = setTimeout(() => out.end(), LONGEST_STREAM_MS);
    out.once('close', () => {
      clearInterval(look);
      clearTimeout(longest);
    });
  }
}
