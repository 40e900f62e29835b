import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Policy, SALON, type Site, type Versioned } from '@salon/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../platform/cached-response.js';
import { ReadCache } from '../platform/read-cache.js';
import type { RequestContext } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

/** Milliseconds that a page waits for the booking service; after that the last known policy is shown. */
const TIMEOUT_MS = 500;

type Known = Pick<Site, 'policy' | 'policySince' | 'isOpen' | 'zone'>;

/** The salon's settings (from catalog) with the booking policy that its texts state (from booking). */
@Injectable()
export class SiteFacts {
  private last: Known = {};

  constructor(
    private readonly upstream: Upstream,
    private readonly cache: ReadCache,
  ) {}

  send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const load = async (context: RequestContext) => ({ site: await this.load(context) });
    return sendCached(this.cache, { key: '/site', load }, request, reply);
  }

  /**
   * The salon's time zone; the last known one while the booking service does not respond, for it changes before the
   * salon opens only.
   * @throws DomainError of the booking service's call when none is known
   */
  async zone(context: RequestContext): Promise<string> {
    if (this.last.zone) await this.booking(context);
    else await this.refresh(context);
    return this.last.zone ?? SALON.zone;
  }

  private async load(context: RequestContext): Promise<Site> {
    const [{ site }, booking] = await Promise.all([
      this.upstream.send<{ site: Site }>({ service: 'catalog', path: '/site' }, context),
      this.booking(context),
    ]);
    return { ...site, ...booking };
  }

  /** The booking service's data for guests; the last known one while it does not respond. */
  private async booking(context: RequestContext): Promise<Known> {
    // Texts use the last known policy: a page does not depend on booking.
    await Promise.race([this.refresh(context).catch(() => undefined), wait(TIMEOUT_MS)]);
    return this.last;
  }

  private async refresh(context: RequestContext): Promise<void> {
    const { policy, since, isOpen, zone } = await this.upstream.send<{
      policy?: Versioned<Policy>;
      since?: string;
      isOpen?: boolean;
      zone?: string;
    }>({ service: 'booking', path: '/policy' }, context);
    if (policy) this.last = { policy: withoutVersion(policy), policySince: since, isOpen, ...(zone && { zone }) };
  }
}

const withoutVersion = ({ version: _version, ...policy }: Versioned<Policy>): Policy => policy;
