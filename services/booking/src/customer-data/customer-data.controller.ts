import { Controller, Delete, Get } from '@nestjs/common';
import type { BookingData } from '@salon/contracts';
import { type Caller, Calling, requireCaller } from '@salon/nest-kit';
import { CustomerDataQueries } from './customer-data.queries.js';
import { DeleteCustomerData } from './delete-customer-data.js';

/** What this service holds about the caller; account and catalog have the same two calls (threat T64). */
@Controller('customer-data')
export class CustomerDataController {
  constructor(
    private readonly data: CustomerDataQueries,
    private readonly deleting: DeleteCustomerData,
  ) {}

  @Get()
  read(@Calling() caller: Caller | null): Promise<BookingData> {
    return this.data.of(requireCaller(caller));
  }

  @Delete()
  async forget(@Calling() caller: Caller | null): Promise<object> {
    await this.deleting.run(requireCaller(caller));
    return {};
  }
}
