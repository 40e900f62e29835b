import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ActReceipt, type Refund, type RefundPage, success, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { RefundsFilterDto, SettleDto } from './admin.dto.js';

interface RefundActed {
  refund: Refund;
  act: ActReceipt;
}

/** Money to give back (decision C9). */
@ApiTags('admin')
@Controller('api/admin/refunds')
export class RefundsController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('admin')
  async page(@Query() filter: RefundsFilterDto, @Asks() asking: Asking): Promise<Success<RefundPage>> {
    return success(
      await this.upstream.send<RefundPage>({ service: 'booking', path: withQuery('/refunds', filter) }, asking),
    );
  }

  @Post(':id/send')
  @HttpCode(200)
  @Access('admin')
  @Limited('refund')
  async send(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<Success<RefundActed>> {
    return success(
      await this.upstream.send<RefundActed>(
        { service: 'booking', method: 'POST', path: `/refunds/${id}/send` },
        asking,
      ),
    );
  }

  @Post(':id/settle')
  @HttpCode(200)
  @Access('admin')
  @Limited('refund')
  async settle(
    @UuidParam('id') id: string,
    @Body() body: SettleDto,
    @Asks() asking: Asking,
  ): Promise<Success<RefundActed>> {
    return success(
      await this.upstream.send<RefundActed>(
        { service: 'booking', method: 'POST', path: `/refunds/${id}/settle`, body },
        asking,
      ),
    );
  }
}
