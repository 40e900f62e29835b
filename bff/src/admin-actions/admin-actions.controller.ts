import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Appointment, Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

/** Undo of admin actions on appointments and refunds (decision C8). */
@ApiTags('admin')
@Controller('api/admin/acts')
export class AdminActionsController {
  constructor(private readonly upstream: Upstream) {}

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
