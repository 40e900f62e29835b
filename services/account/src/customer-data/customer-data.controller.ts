import { Body, Controller, Delete, Get } from '@nestjs/common';
import { type AccountData, personKeysOf } from '@salon/contracts';
import { type Caller, Calling, requireCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { CustomerDataQueries } from './customer-data.queries.js';
import { ForgetCustomer } from './forget-customer.js';

/** What this service holds about the caller or, for an owner, about any customer (decision A19). */
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
    await this.forgetCustomer.run([requireCaller(caller).id]);
    return {};
  }

  @Delete(':id')
  async forgetOther(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<object> {
    requirePermission(caller, 'exports');
    await this.forgetCustomer.run(personKeysOf(body, id).ids);
    return {};
  }
}
