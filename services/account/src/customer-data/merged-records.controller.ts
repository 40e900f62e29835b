import { Controller, Delete, Get } from '@nestjs/common';
import { type Caller, CurrentCaller, requireCaller } from '@salon/nest-kit';
import { CustomerDataQueries } from './customer-data.queries.js';
import { DeleteCustomerData } from './delete-customer-data.js';

/** The records that the desk merged with the caller's; the signed call names them (decision A19, threat T64). */
@Controller('merged-records')
export class MergedRecordsController {
  constructor(
    private readonly customerDataQueries: CustomerDataQueries,
    private readonly deleteCustomerData: DeleteCustomerData,
  ) {}

  /** Whether one of them belongs to another account, whose data its own customer alone deletes. */
  @Get()
  async read(@CurrentCaller() caller: Caller | null): Promise<{ hasOtherAccount: boolean }> {
    return { hasOtherAccount: await this.customerDataQueries.hasOtherAccount(requireCaller(caller)) };
  }

  /** Deletes those that are clients. */
  @Delete()
  async forget(@CurrentCaller() caller: Caller | null): Promise<object> {
    const { merged } = requireCaller(caller);
    await this.deleteCustomerData.clients(merged?.ids ?? []);
    return {};
  }
}
