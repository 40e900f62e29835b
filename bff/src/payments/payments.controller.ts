import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { messages, type PaymentInit, success, type Success } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { InitPaymentDto } from './payments.dto.js';

@ApiTags('payments')
@Controller('api/appointments')
export class PaymentsController {
  constructor(private readonly upstream: Upstream) {}

  @Post('init-payhere')
  @HttpCode(200)
  @Access('user')
  async init(@Body() body: InitPaymentDto, @Asks() asking: Asking): Promise<Success<PaymentInit>> {
    return success(
      await this.upstream.send<PaymentInit>(
        { service: 'booking', method: 'POST', path: '/payments/init', body },
        asking,
      ),
    );
  }

  /** The gateway's notice goes on byte for byte: its signature is over what it sent. */
  @Post('payhere-notify')
  @HttpCode(200)
  @Access('public')
  @Limited('notify')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  async notice(@Body() form: unknown, @Asks() asking: Asking): Promise<Success<object>> {
    if (typeof form !== 'string' || form === '') throw new DomainError('invalid', 'NOTICE_MALFORMED', messages.invalid);
    await this.upstream.send(
      { service: 'booking', method: 'POST', path: '/payments/notices', body: form },
      { ...asking, caller: null },
    );
    return success({});
  }
}
