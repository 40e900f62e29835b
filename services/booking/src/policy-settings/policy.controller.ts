import { Body, Controller, Get, Put } from '@nestjs/common';
import type { PolicyChanged } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { asObject } from '../request/request.rules.js';
import { ChangePolicy } from './change-policy.js';
import { type CurrentPolicy, PolicyQueries } from './policy.queries.js';

@Controller('policy')
export class PolicyController {
  constructor(
    private readonly queries: PolicyQueries,
    private readonly changePolicy: ChangePolicy,
  ) {}

  @Get()
  current(): Promise<CurrentPolicy> {
    return this.queries.current();
  }

  @Put()
  change(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<PolicyChanged> {
    const admin = requirePermission(caller, 'settings');
    return this.changePolicy.run(asObject(body), admin);
  }
}
