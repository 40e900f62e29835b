import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { RefundResult } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam } from '@salon/nest-kit';
import { SendRefund } from './send-refund.js';
import { SettleRefund } from './settle-refund.js';

@Controller('refunds')
export class RefundsController {
  constructor(
    private readonly sending: SendRefund,
    private readonly settling: SettleRefund,
  ) {}

  @Post(':id/send')
  @HttpCode(200)
  async send(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<RefundResult> {
    return this.sending.run(id, requirePermission(caller, 'money'));
  }

  @Post(':id/settle')
  @HttpCode(200)
  async settle(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<RefundResult> {
    return this.settling.run(id, body, requirePermission(caller, 'money'));
  }
}
