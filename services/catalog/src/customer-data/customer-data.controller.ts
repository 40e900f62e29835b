import { Body, Controller, Delete, Get } from '@nestjs/common';
import { type CatalogData, personKeysOf } from '@salon/contracts';
import { type Caller, Calling, requireCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { CustomerDataQueries } from './customer-data.queries.js';
import { DeleteCustomerData } from './delete-customer-data.js';

/** What this service holds about the caller or, for an owner, about any customer (threat T64). */
@Controller('customer-data')
export class CustomerDataController {
  constructor(
    private readonly data: CustomerDataQueries,
    private readonly deleting: DeleteCustomerData,
  ) {}

  @Get()
  read(@Calling() caller: Caller | null): Promise<CatalogData> {
    return this.data.of(requireCaller(caller));
  }

  @Delete()
  async forget(@Calling() caller: Caller | null): Promise<object> {
    const { id, email, verified } = requireCaller(caller);
    await this.deleting.run({ ids: [id], emails: verified ? [email] : [] });
    return {};
  }

  @Delete(':id')
  async forgetCustomer(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<object> {
    requirePermission(caller, 'exports');
    await this.deleting.run(personKeysOf(body, id));
    return {};
  }
}
