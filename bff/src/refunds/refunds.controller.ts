import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { RefundResult, Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { NeedsConfirmation } from '../access/needs-confirmation.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { SettleDto } from './refunds.dto.js';

/** Refunds that are due (decision C9). */
@ApiTags('admin')
@Controller('api/admin/refunds')
export class RefundsController {
  constructor(private readonly upstream: Upstream) {}

  @Post(':id/send')
  @HttpCode(200)
  @Access('money')
  @NeedsConfirmation()
  @Limited('refund')
  send(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<RefundResult>> {
    return this.upstream.forward({ service: 'booking', method: 'POST', path: `/refunds/${id}/send` }, context);
  }

  @Post(':id/settle')
  @HttpCode(200)
  @Access('money')
  @Limited('refund')
  settle(
    @UuidParam('id') id: string,
    @Body() body: SettleDto,
    @Context() context: RequestContext,
  ): Promise<Success<RefundResult>> {
    return this.upstream.forward({ service: 'booking', method: 'POST', path: `/refunds/${id}/settle`, body }, context);
  }
}
