import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { type PersonKeys, personKeysOf } from '@salon/contracts';
import { type Caller, CurrentCaller, requireCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { DeleteCustomerData } from './delete-customer-data.js';

/** The records that the desk merged with a person's, before all of it is deleted (decision A19, threat T64). */
@Controller('merged-records')
export class MergedRecordsController {
  constructor(private readonly deleteCustomerData: DeleteCustomerData) {}

  @Get()
  read(@CurrentCaller() caller: Caller | null): Promise<PersonKeys> {
    return this.deleteCustomerData.mergedOf(requireCaller(caller));
  }

  /** Refuses as the deletion would, before another service deletes a record; which ones is in the signature. */
  @Get('deletable')
  async check(@CurrentCaller() caller: Caller | null): Promise<object> {
    await this.deleteCustomerData.assertDeletable(requireCaller(caller));
    return {};
  }

  /** The same of any customer, for an owner. */
  @Post(':id/deletable')
  @HttpCode(200)
  async checkOther(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<object> {
    requirePermission(caller, 'exports');
    await this.deleteCustomerData.assertPersonDeletable(personKeysOf(body, id));
    return {};
  }
}
