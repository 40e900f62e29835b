import { Controller, Delete } from '@nestjs/common';
import { type Caller, Calling, requireCaller } from '@salon/nest-kit';
import { ForgetCustomer } from './forget-customer.js';

/** Deletes the clients whom the desk merged with the caller; which ones is in the signature of the call (decision A19, threat T64). */
@Controller('merged-records')
export class MergedRecordsController {
  constructor(private readonly deleting: ForgetCustomer) {}

  @Delete()
  async forget(@Calling() caller: Caller | null): Promise<object> {
    const { merged } = requireCaller(caller);
    await this.deleting.clients(merged?.ids ?? []);
    return {};
  }
}
