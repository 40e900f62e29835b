import { Controller, Delete, Get } from '@nestjs/common';
import type { AccountData } from '@salon/contracts';
import { type Caller, Calling, requireCaller } from '@salon/nest-kit';
import { CustomerDataQueries } from './customer-data.queries.js';
import { ForgetCustomer } from './forget-customer.js';

/** What this service holds about the caller; booking and catalog have the same two calls (decision A19). */
@Controller('customer-data')
export class CustomerDataController {
  constructor(
    private readonly data: CustomerDataQueries,
    private readonly forgetCustomer: ForgetCustomer,
  ) {}

  @Get()
  read(@Calling() caller: Caller | null): Promise<AccountData> {
    return this.data.dataOf(requireCaller(caller));
  }

  @Delete()
  async forget(@Calling() caller: Caller | null): Promise<object> {
    await this.forgetCustomer.run(requireCaller(caller));
    return {};
  }
}
