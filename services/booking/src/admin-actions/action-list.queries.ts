import { Injectable } from '@nestjs/common';
import type { ActionEntry } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { actionFilterOf, areasOf, type Caller } from '@salon/nest-kit';
import { retryActions } from '@salon/nest-kit/ops';
import { DataSource } from 'typeorm';
import { salonActions } from '../salon-changes/salon-actions.queries.js';
import { visitActions } from './visit-actions.queries.js';

/** Booking's part of the list of admin actions; the BFF merges the parts by time. */
@Injectable()
export class ActionListQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for a filter that is none */
  async page(query: Readonly<Record<string, unknown>>, caller: Caller): Promise<{ entries: ActionEntry[] }> {
    const filter = actionFilterOf(query);
    const { visit } = query;
    const wanted = areasOf(query.areas, caller);
    const reference = typeof visit === 'string' ? visit : null;
    const now = this.clock.now();
    const parts = await Promise.all([
      wanted.includes('visit') ? visitActions(this.db, filter, reference, now) : [],
      wanted.includes('salon') && reference === null ? salonActions(this.db, filter, now) : [],
      wanted.includes('site') && reference === null ? retryActions(this.db, 'booking', filter) : [],
    ]);
    return { entries: parts.flat() };
  }
}
