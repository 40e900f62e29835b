import { Body, Controller, Get, Headers, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type AppointmentPage, type ChangedVisit, messages, type Success, type VisitCalendar } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Limited } from '../limits/throttle.guard.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import {
  AppointmentsFilterDto,
  BookDto,
  CancelDto,
  OrderDto,
  PageDto,
  RescheduleDto,
  StatusDto,
} from './appointments.dto.js';
import { keyHeader } from './idempotency-key.js';

/** `act` is present for admin actions, which can be undone (decision C8). */
type AppointmentResponse = Success<ChangedVisit>;

type AppointmentListResponse = Success<AppointmentPage>;

@ApiTags('appointments')
@Controller('api/appointments')
export class AppointmentsController {
  constructor(private readonly upstream: Upstream) {}

  /** Both paths are required (decision C4). */
  @Post(['create', ''])
  @Access('user')
  @Limited('create')
  book(
    @Body() { paymentIntentId: _ignored, ...body }: BookDto,
    @Headers('idempotency-key') key: string | undefined,
    @Context() context: RequestContext,
  ): Promise<AppointmentResponse> {
    return this.send(
      { method: 'POST', path: '/appointments', body, headers: keyHeader(key) },
      context,
      messages.bookSuccess,
    );
  }

  @Get('my-appointments')
  @Access('user')
  mine(@Query() page: PageDto, @Context() context: RequestContext): Promise<AppointmentListResponse> {
    return this.list(withQuery('/appointments', page), context);
  }

  @Get('all')
  @Access('desk')
  all(@Query() filter: AppointmentsFilterDto, @Context() context: RequestContext): Promise<AppointmentListResponse> {
    return this.list(withQuery('/appointments/all', filter), context);
  }

  @Get(':id')
  @Access('user')
  one(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<AppointmentResponse> {
    return this.send({ path: `/appointments/${id}` }, context);
  }

  @Get(':id/calendar')
  @Access('user')
  calendar(
    @UuidParam('id') id: string,
    @Context() context: RequestContext,
  ): Promise<Success<{ calendar: VisitCalendar }>> {
    return this.upstream.forward({ service: 'booking', path: `/appointments/${id}/calendar` }, context);
  }

  @Patch(':id/cancel')
  @Access('user')
  cancel(
    @UuidParam('id') id: string,
    @Body() body: CancelDto,
    @Context() context: RequestContext,
  ): Promise<AppointmentResponse> {
    return this.send({ method: 'PATCH', path: `/appointments/${id}/cancel`, body }, context, messages.cancelSuccess);
  }

  @Patch(':id/reschedule')
  @Access('user')
  @Limited('create')
  reschedule(
    @UuidParam('id') id: string,
    @Body() body: RescheduleDto,
    @Context() context: RequestContext,
  ): Promise<AppointmentResponse> {
    return this.send(
      { method: 'PATCH', path: `/appointments/${id}/reschedule`, body },
      context,
      messages.rescheduleSuccess,
    );
  }

  @Patch(':id/status')
  @Access('desk')
  changeStatus(
    @UuidParam('id') id: string,
    @Body() body: StatusDto,
    @Context() context: RequestContext,
  ): Promise<AppointmentResponse> {
    return this.send({ method: 'PATCH', path: `/appointments/${id}/status`, body }, context);
  }

  @Put(':id')
  @Access('user')
  confirmOrder(
    @UuidParam('id') id: string,
    @Body() body: OrderDto,
    @Context() context: RequestContext,
  ): Promise<AppointmentResponse> {
    return this.send({ method: 'PUT', path: `/appointments/${id}`, body }, context);
  }

  private list(path: string, context: RequestContext): Promise<AppointmentListResponse> {
    return this.upstream.forward({ service: 'booking', path }, context);
  }

  private send(call: Omit<Call, 'service'>, context: RequestContext, message?: string): Promise<AppointmentResponse> {
    return this.upstream.forward({ service: 'booking', ...call }, context, message);
  }
}
