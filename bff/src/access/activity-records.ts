import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@salon/nest-kit';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { RequestContext } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

/** The same denial is recorded once within a minute. */
const RECORDED = { ttl: 60_000, max: 10_000 };

/**
 * Sends calls of staff, and refused ones, to the account service, whose `account.audit` the owners read as activity;
 * fire-and-forget. No line of the log.
 */
@Injectable()
export class ActivityRecords {
  private readonly recorded = new LRUCache<string, true>(RECORDED);

  constructor(
    private readonly upstream: Upstream,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A signed-in user called a route without permission. @param call the declared route */
  denied(call: string, context: RequestContext): void {
    const key = `${context.caller?.id} ${call}`;
    if (this.recorded.get(key)) return;
    this.recorded.set(key, true);
    this.send('/denials', call, context);
  }

  /** Staff changed data of the salon. @param call the declared route */
  done(call: string, context: RequestContext): void {
    this.send('/calls', call, context);
  }

  private send(path: string, call: string, context: RequestContext): void {
    this.upstream
      .send({ service: 'account', method: 'POST', path, body: { call } }, context)
      // A failed record does not fail the call; the health check reports the account service's outage.
      .catch((error: unknown) => this.logger.warn({ err: error, call }, 'call not recorded'));
  }
}
