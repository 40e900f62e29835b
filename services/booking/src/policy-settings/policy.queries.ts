import { Injectable } from '@nestjs/common';
import type { Policy, Versioned } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import { versionOf } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { SalonQueries } from '../salon/salon.queries.js';
import { policySince, readPolicy } from './policy.subject.js';

export interface CurrentPolicy {
  policy: Versioned<Policy>;
  since: LocalDay;
  isOpen: boolean;
  zone: string;
}

@Injectable()
export class PolicyQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
  ) {}

  /**
   * The current policy, whether guests can book, and the salon's zone, for texts; code that applies a rule reads it
   * itself.
   */
  async current(): Promise<CurrentPolicy> {
    const [policy, since, { settings }] = await Promise.all([
      readPolicy(this.db),
      policySince(this.db),
      this.salon.calendar(),
    ]);
    const { openedAt, zone } = settings;
    return { policy: { ...policy, version: versionOf(policy) }, since, isOpen: openedAt !== null, zone };
  }
}
