import { Injectable } from '@nestjs/common';
import { Clock, type LocalDay } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { type Sold, soldBetween } from './taken.queries.js';

/** Milliseconds: what another process sold is seen that much later by whoever only looks (ADR-0010). */
const KEPT = 1_000;
const MOST_DAYS = 400;

interface Remembered {
  at: number;
  sold: Promise<Sold[]>;
}

/**
 * What is sold of single days, for showing times: at most a second old, and never older than the last transaction of this
 * process. Whoever sells reads the database.
 */
@Injectable()
export class AvailabilityCache {
  private readonly days = new Map<LocalDay, Remembered>();

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {
    db.subscribers.push({ afterTransactionCommit: () => this.days.clear() });
  }

  sold(day: LocalDay): Promise<Sold[]> {
    const at = this.clock.now().getTime();
    const known = this.days.get(day);
    if (known && at - known.at < KEPT && at >= known.at) return known.sold;
    const sold = soldBetween(this.db, day, day);
    if (this.days.size >= MOST_DAYS) this.days.clear();
    this.days.set(day, { at, sold });
    sold.catch(() => this.days.delete(day));
    return sold;
  }
}
