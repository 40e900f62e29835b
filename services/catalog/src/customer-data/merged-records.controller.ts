import { Controller, Delete } from '@nestjs/common';
import { type Caller, Calling, requireCaller } from '@salon/nest-kit';
import { DeleteCustomerData } from './delete-customer-data.js';

/** Deletes the messages from records that the desk merged with the caller's; which ones is in the signature of the call (decision A19, threat T64). */
@Controller('merged-records')
export class MergedRecordsController {
  constructor(private readonly deleting: DeleteCustomerData) {}

  @Delete()
  async forget(@Calling() caller: Caller | null): Promise<object> {
    const { merged } = requireCaller(caller);
    await this.deleting.messagesFrom(merged?.emails ?? []);
    return {};
  }
}
