import { Body, Controller, Get, Put } from '@nestjs/common';
import { type Caller, Calling, requirePermission } from '@salon/nest-kit';
import { asObject } from '../request/request.rules.js';
import { ChangePolicy, type PolicyChanged } from './change-policy.js';
import { type CurrentPolicy, PolicyQueries } from './policy.queries.js';

@Controller('policy')
export class PolicyController {
  constructor(
    private readonly queries: PolicyQueries,
    private readonly changing: ChangePolicy,
  ) {}

  @Get()
  current(): Promise<CurrentPolicy> {
    return this.queries.current();
  }

  @Put()
  change(@Body() body: unknown, @Calling() caller: Caller | null): Promise<PolicyChanged> {
    const admin = requirePermission(caller, 'settings');
    return this.changing.run(asObject(body), admin);
  }
}
