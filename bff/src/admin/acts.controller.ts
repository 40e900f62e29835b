import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ActPage, type Appointment, success, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { ActsFilterDto } from './admin.dto.js';

/** What admins did with visits and refunds, and how it is undone (decision C8). */
@ApiTags('admin')
@Controller('api/admin/acts')
export class ActsController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('admin')
  async recent(@Query() filter: ActsFilterDto, @Asks() asking: Asking): Promise<Success<ActPage>> {
    return success(await this.upstream.send<ActPage>({ service: 'booking', path: withQuery('/acts', filter) }, asking));
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Access('admin')
  async undo(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<Success<{ appointment: Appointment }>> {
    return success(
      await this.upstream.send<{ appointment: Appointment }>(
        { service: 'booking', method: 'POST', path: `/acts/${id}/undo` },
        asking,
      ),
    );
  }
}
