import { Injectable } from '@nestjs/common';
import type { ActionEntry, PricedService } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, listActions } from '@salon/nest-kit';
import { retryActions } from '@salon/nest-kit/ops';
import { DataSource } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { salonActions } from '../salon-changes/salon-actions.queries.js';
import { visitActions } from './visit-actions.queries.js';

/** Booking's part of the list of admin actions; the BFF merges the parts by time. */
@Injectable()
export class ActionListQueries {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for an invalid filter */
  page(query: Readonly<Record<string, unknown>>, caller: Caller): Promise<{ entries: ActionEntry[] }> {
    const reference = typeof query.visit === 'string' ? query.visit : null;
    const now = this.clock.now();
    return listActions(query, caller, {
      visit: (filter) => visitActions(this.db, filter, reference, now),
      ...(reference === null && {
        salon: (filter) => salonActions(this.db, filter, { caller, now, titlesOf: (ids) => this.titlesOf(ids) }),
        site: (filter) => retryActions(this.db, 'booking', filter),
      }),
    });
  }

  /** Empty when the catalog is unavailable; the list then shows counts. */
  private async titlesOf(ids: readonly string[]): Promise<Record<string, string>> {
    const services = await this.catalog.lookupCached(ids).catch(() => new Map<string, PricedService>());
    return Object.fromEntries([...services].map(([id, { title }]) => [id, title]));
  }
}
