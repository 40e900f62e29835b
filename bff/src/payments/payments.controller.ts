import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { type PaymentInit, refuse, success, type Success } from '@salon/contracts';
import { requireCaller } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Sessions } from '../access/sessions.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { InitPaymentDto } from './payments.dto.js';

@ApiTags('payments')
@Controller('api/appointments')
export class PaymentsController {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
  ) {}

  /** The gateway requires address and city; they come from the customer's profile. */
  @Post('init-payhere')
  @HttpCode(200)
  @Access('user')
  async init(@Body() body: InitPaymentDto, @Context() context: RequestContext): Promise<Success<PaymentInit>> {
    const { address, city } = await this.sessions.userOf(requireCaller(context.caller).sid, context);
    return this.upstream.forward(
      { service: 'booking', method: 'POST', path: '/payments/init', body: { ...body, profile: { address, city } } },
      context,
      'Payment initialized',
    );
  }

  /** The gateway's notice is forwarded byte for byte, because it is signed. */
  @Post('payhere-notify')
  @HttpCode(200)
  @Access('public')
  @Limited('notify')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  async notice(@Body() form: unknown, @Context() context: RequestContext): Promise<Success<object>> {
    if (typeof form !== 'string' || form === '') throw refuse('NOTICE_MALFORMED', { params: { reason: 'form' } });
    await this.upstream.send(
      { service: 'booking', method: 'POST', path: '/payments/notices', body: form },
      { ...context, caller: null },
    );
    return success({});
  }
}
