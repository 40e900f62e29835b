import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { PaymentInit } from '@salon/contracts';
import { type Caller, CurrentCaller, paymentNotices, requireVerified } from '@salon/nest-kit';
import { Gateway } from '../gateway/gateway.js';
import { type Notice, parseNotice } from '../gateway/notice.rules.js';
import { isSignedBy } from '../gateway/signature.js';
import { RecordNotice } from './record-notice.js';
import { StartPayment } from './start-payment.js';

@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly startPayment: StartPayment,
    private readonly recordNotice: RecordNotice,
    private readonly gateway: Gateway,
  ) {}

  @Post('init')
  @HttpCode(200)
  init(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<PaymentInit> {
    return this.startPayment.run(requireVerified(caller), body);
  }

  /** The gateway's notice, the raw form as received; the response does not depend on the verdict. */
  @Post('notices')
  @HttpCode(200)
  async notice(@Body() body: unknown): Promise<Record<string, never>> {
    const notice = this.parsed(body);
    const isGenuine =
      notice.merchantId === this.gateway.merchantId && isSignedBy(this.gateway, notice, notice.signature);
    await this.recordNotice.run({ ...notice, statusCode: Number(notice.statusCode), source: 'notice' }, isGenuine);
    return {};
  }

  private parsed(body: unknown): Notice {
    try {
      return parseNotice(body);
    } catch (error) {
      paymentNotices.inc({ verdict: 'malformed' });
      throw error;
    }
  }
}
