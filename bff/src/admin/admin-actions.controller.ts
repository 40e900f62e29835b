import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AdminActionPage, Appointment, Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { AdminActionsFilterDto } from './admin.dto.js';

/** Admin actions on appointments and refunds, and their undo (decision C8). */
@ApiTags('admin')
@Controller('api/admin/acts')
export class AdminActionsController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('desk')
  recent(
    @Query() filter: AdminActionsFilterDto,
    @Context() context: RequestContext,
  ): Promise<Success<AdminActionPage>> {
    return this.upstream.forward({ service: 'booking', path: withQuery('/acts', filter) }, context);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Access('desk')
  undo(
    @UuidParam('id') id: string,
    @Context() context: RequestContext,
  ): Promise<Success<{ appointment: Appointment }>> {
    return this.upstream.forward({ service: 'booking', method: 'POST', path: `/acts/${id}/undo` }, context);
  }
}
