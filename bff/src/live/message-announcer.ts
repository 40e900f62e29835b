import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@salon/nest-kit';
import type { Logger } from 'pino';
import type { RequestContext } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

/**
 * Notifies the other desks of a new or answered contact message. Best effort: without it they see the change within 30
 * seconds.
 */
@Injectable()
export class MessageAnnouncer {
  constructor(
    private readonly upstream: Upstream,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  announce(context: RequestContext): void {
    this.upstream
      .send({ service: 'booking', method: 'POST', path: '/desk/messages-changed' }, context)
      .catch((error: unknown) => this.logger.warn({ err: error }, 'message not announced to the desk'));
  }
}
