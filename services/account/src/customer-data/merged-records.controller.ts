import { Controller, Delete, Get } from '@nestjs/common';
import { type Caller, Calling, requireCaller } from '@salon/nest-kit';
import { CustomerDataQueries } from './customer-data.queries.js';
import { ForgetCustomer } from './forget-customer.js';

/** The records that the desk merged with the caller's; which ones is in the signature of the call (decision A19, threat T64). */
@Controller('merged-records')
export class MergedRecordsController {
  constructor(
    private readonly reading: CustomerDataQueries,
    private readonly deleting: ForgetCustomer,
  ) {}

  /** Whether one of them belongs to another account, whose data its own customer alone deletes. */
  @Get()
  async read(@Calling() caller: Caller | null): Promise<{ hasOtherAccount: boolean }> {
    return { hasOtherAccount: await this.reading.hasOtherAccount(requireCaller(caller)) };
  }

  /** Deletes those that are clients. */
  @Delete()
  async forget(@Calling() caller: Caller | null): Promise<object> {
    const { merged } = requireCaller(caller);
    await this.deleting.clients(merged?.ids ?? []);
    return {};
  }
}
