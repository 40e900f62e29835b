import { Controller, Delete } from '@nestjs/common';
import { type Caller, CurrentCaller, requireCaller } from '@salon/nest-kit';
import { DeleteCustomerData } from './delete-customer-data.js';

/**
 * Deletes the messages from records that the desk merged with the caller's; the signed call names them (decision A19,
 * threat T64).
 */
@Controller('merged-records')
export class MergedRecordsController {
  constructor(private readonly deleteCustomerData: DeleteCustomerData) {}

  @Delete()
  async forget(@CurrentCaller() caller: Caller | null): Promise<object> {
    const { merged } = requireCaller(caller);
    await this.deleteCustomerData.messagesFrom(merged?.emails ?? []);
    return {};
  }
}
