import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Policy, SALON, type Site, success, type Versioned } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../platform/cached-response.js';
import { ReadCache } from '../platform/read-cache.js';
import { type RequestContext, requestContext } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

/** Milliseconds that a page waits for the booking service; then the policy as last known is shown. */
const TIMEOUT_MS = 500;

type Known = Pick<Site, 'policy' | 'policySince' | 'isOpen' | 'zone'>;

/** The salon's settings with the policy its texts state: catalog knows the one, booking the other. */
@Injectable()
export class SiteFacts {
  private last: Known = {};

  constructor(
    private readonly upstream: Upstream,
    private readonly cache: ReadCache,
  ) {}

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = { ...requestContext(request), caller: null };
    sendCached(await this.cache.read('/site', async () => success({ site: await this.load(context) })), request, reply);
  }

  /** The salon's time zone, as last known when the booking service does not answer. */
  async zone(context: RequestContext): Promise<string> {
    return (await this.booking(context)).zone ?? SALON.zone;
  }

  private async load(context: RequestContext): Promise<Site> {
    const [{ site }, booking] = await Promise.all([
      this.upstream.send<{ site: Site }>({ service: 'catalog', path: '/site' }, context),
      this.booking(context),
    ]);
    return { ...site, ...booking };
  }

  /** What the booking service says to guests, as last known when it does not answer. */
  private async booking(context: RequestContext): Promise<Known> {
    const fresh = this.upstream
      .send<{ policy?: Versioned<Policy>; since?: string; isOpen?: boolean; zone?: string }>(
        { service: 'booking', path: '/policy' },
        context,
      )
      .then(({ policy, since, isOpen, zone }) => {
        if (policy) this.last = { policy: withoutVersion(policy), policySince: since, isOpen, ...(zone && { zone }) };
      })
      .catch(() => undefined); // Texts go on with what was known: a page does not depend on booking.
    await Promise.race([fresh, wait(TIMEOUT_MS)]);
    return this.last;
  }
}

const withoutVersion = ({ version: _version, ...policy }: Versioned<Policy>): Policy => policy;
