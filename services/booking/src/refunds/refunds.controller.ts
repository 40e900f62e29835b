import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { RefundResult } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { SendRefund } from './send-refund.js';
import { SettleRefund } from './settle-refund.js';

@Controller('refunds')
export class RefundsController {
  constructor(
    private readonly sendRefund: SendRefund,
    private readonly settleRefund: SettleRefund,
  ) {}

  @Post(':id/send')
  @HttpCode(200)
  async send(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<RefundResult> {
    return this.sendRefund.run(id, requirePermission(caller, 'money'));
  }

  @Post(':id/settle')
  @HttpCode(200)
  async settle(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<RefundResult> {
    return this.settleRefund.run(id, body, requirePermission(caller, 'money'));
  }
}
