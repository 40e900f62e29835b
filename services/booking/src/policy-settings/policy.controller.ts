import { Body, Controller, Get, Put } from '@nestjs/common';
import type { Policy, Versioned } from '@salon/contracts';
import type { LocalDay } from '@salon/kernel';
import { type Caller, Calling, requirePermission, versionOf } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { asObject } from '../request/request.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { ChangePolicy, type PolicyChanged } from './change-policy.js';
import { policySince, readPolicy } from './policy.subject.js';

@Controller('policy')
export class PolicyController {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly changing: ChangePolicy,
  ) {}

  /**
   * The current policy, whether guests can book, and the salon's zone, for texts; code that applies a rule reads it
   * itself.
   */
  @Get()
  async current(): Promise<{ policy: Versioned<Policy>; since: LocalDay; isOpen: boolean; zone: string }> {
    const [policy, since, { settings }] = await Promise.all([
      readPolicy(this.db),
      policySince(this.db),
      this.salon.calendar(),
    ]);
    const { openedAt, zone } = settings;
    return { policy: { ...policy, version: versionOf(policy) }, since, isOpen: openedAt !== null, zone };
  }

  @Put()
  change(@Body() body: unknown, @Calling() caller: Caller | null): Promise<PolicyChanged> {
    const admin = requirePermission(caller, 'settings');
    return this.changing.run(asObject(body), admin);
  }
}
