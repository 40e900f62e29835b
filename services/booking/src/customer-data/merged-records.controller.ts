import { Controller, Get } from '@nestjs/common';
import type { PersonKeys } from '@salon/contracts';
import { type Caller, Calling, requireCaller } from '@salon/nest-kit';
import { DeleteCustomerData } from './delete-customer-data.js';

/** The records that the desk merged with the caller's, before all of it is deleted (decision A19, threat T64). */
@Controller('merged-records')
export class MergedRecordsController {
  constructor(private readonly deleting: DeleteCustomerData) {}

  @Get()
  read(@Calling() caller: Caller | null): Promise<PersonKeys> {
    return this.deleting.mergedOf(requireCaller(caller));
  }
}
