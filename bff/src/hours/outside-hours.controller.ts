import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messages, type OutsideVisits, type RecordedVisitChange, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { ReassignDto } from './hours.dto.js';

/**
 * Booked visits outside the hours, and the decisions that only an admin makes about them. Moving and cancelling are
 * calls of the visit.
 */
@ApiTags('admin')
@Controller('api/admin')
export class OutsideHoursController {
  constructor(private readonly upstream: Upstream) {}

  @Get('outside-hours')
  @Access('desk')
  open(@Context() context: RequestContext): Promise<Success<OutsideVisits>> {
    return this.upstream.forward({ service: 'booking', path: '/outside-hours' }, context);
  }

  @Post('appointments/:id/reassign')
  @HttpCode(200)
  @Access('desk')
  reassign(
    @UuidParam('id') id: string,
    @Body() body: ReassignDto,
    @Context() context: RequestContext,
  ): Promise<Success<RecordedVisitChange>> {
    return this.upstream.forward(
      { service: 'booking', method: 'POST', path: `/appointments/${id}/reassign`, body },
      context,
      messages.visitReassigned,
    );
  }

  @Post('appointments/:id/keep')
  @HttpCode(200)
  @Access('desk')
  keep(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<RecordedVisitChange>> {
    return this.upstream.forward(
      { service: 'booking', method: 'POST', path: `/appointments/${id}/keep` },
      context,
      messages.visitKept,
    );
  }
}
