import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, ShortMemory } from '@salon/nest-kit';
import type { Logger } from 'pino';
import { Upstream } from '../platform/upstream.js';
import type { Asking } from './asking.js';

/** Seconds within which the same person asking for the same is told once, and denials remembered at once. */
const QUIET = 60;
const MOST = 10_000;

/** Tells the account service that someone signed in asked for what only an admin may; nobody waits for it. */
@Injectable()
export class Denials {
  private readonly told = new ShortMemory<true>(QUIET, MOST);

  constructor(
    private readonly upstream: Upstream,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @param call the route as it is declared */
  note(call: string, asking: Asking): void {
    const same = `${asking.caller?.id} ${call}`;
    if (this.told.get(same)) return;
    this.told.set(same, true);
    this.upstream
      .send({ service: 'account', method: 'POST', path: '/denials', body: { call } }, asking)
      // The refusal stands all the same, and the account service is answered for elsewhere.
      .catch((error: unknown) => this.logger.warn({ cause: String(error), call }, 'denial not noted'));
  }
}
