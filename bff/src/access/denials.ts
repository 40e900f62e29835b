import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@salon/nest-kit';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { Upstream } from '../platform/upstream.js';
import type { RequestContext } from '../platform/request-context.js';

/** The same denial is reported once within a minute. */
const REPORTED = { ttl: 60_000, max: 10_000 };

/** Reports to the account service that somebody signed in called a route they may not; fire-and-forget. */
@Injectable()
export class Denials {
  private readonly reported = new LRUCache<string, true>(REPORTED);

  constructor(
    private readonly upstream: Upstream,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param call the declared route */
  report(call: string, context: RequestContext): void {
    const key = `${context.caller?.id} ${call}`;
    if (this.reported.get(key)) return;
    this.reported.set(key, true);
    this.upstream
      .send({ service: 'account', method: 'POST', path: '/denials', body: { call } }, context)
      // The call is refused all the same; the account service's outage is reported by its health.
      .catch((error: unknown) => this.logger.warn({ err: error, call }, 'denial not reported'));
  }
}
