import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  isVisitReference,
  messages,
  type RecordedVisitChange,
  refuse,
  success,
  type Success,
  type VisitRecord,
} from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { CancelVisitDto, LinesDto, NoteDto, PaymentDto, ProgressDto } from './desk-visit.dto.js';

/** A visit at the desk, and the desk's actions on it. */
@ApiTags('admin')
@Controller('api/admin/visits')
export class DeskVisitController {
  constructor(private readonly upstream: Upstream) {}

  @Get(':reference')
  @Access('desk')
  async record(
    @Param('reference') reference: string,
    @Context() context: RequestContext,
  ): Promise<Success<VisitRecord>> {
    if (!isVisitReference(reference)) throw refuse('APPOINTMENT_NOT_FOUND');
    return this.upstream.forward({ service: 'booking', path: `/visits/${reference}` }, context);
  }

  @Post(':id/progress')
  @HttpCode(200)
  @Access('desk')
  progress(
    @UuidParam('id') id: string,
    @Body() body: ProgressDto,
    @Context() context: RequestContext,
  ): Promise<Success<RecordedVisitChange>> {
    return this.change('POST', `${id}/progress`, body, context);
  }

  @Post(':id/payments')
  @HttpCode(200)
  @Access('money')
  pay(
    @UuidParam('id') id: string,
    @Body() body: PaymentDto,
    @Context() context: RequestContext,
  ): Promise<Success<RecordedVisitChange>> {
    return this.change('POST', `${id}/payments`, body, context);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Access('desk')
  cancel(
    @UuidParam('id') id: string,
    @Body() body: CancelVisitDto,
    @Context() context: RequestContext,
  ): Promise<Success<RecordedVisitChange>> {
    return this.change('POST', `${id}/cancel`, body, context);
  }

  @Put(':id/note')
  @Access('desk')
  note(
    @UuidParam('id') id: string,
    @Body() body: NoteDto,
    @Context() context: RequestContext,
  ): Promise<Success<RecordedVisitChange>> {
    return this.change('PUT', `${id}/note`, body, context);
  }

  @Put(':id/lines')
  @Access('desk')
  lines(
    @UuidParam('id') id: string,
    @Body() body: LinesDto,
    @Context() context: RequestContext,
  ): Promise<Success<RecordedVisitChange>> {
    return this.change('PUT', `${id}/lines`, body, context);
  }

  @Post(':id/receipt')
  @HttpCode(200)
  @Access('desk')
  async receipt(
    @UuidParam('id') id: string,
    @Context() context: RequestContext,
  ): Promise<Success<Record<string, never>>> {
    await this.upstream.send({ service: 'booking', method: 'POST', path: `/visits/${id}/receipt` }, context);
    return success({}, messages.receiptMailed);
  }

  private change(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    context: RequestContext,
  ): Promise<Success<RecordedVisitChange>> {
    return this.upstream.forward({ service: 'booking', method, path: `/visits/${path}`, body }, context);
  }
}
