import { Body, Controller, Get, Headers, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ActReceipt, type Appointment, messages, success, type Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type Asking, Asks } from '../access/asking.js';
import { Limited } from '../limits/throttle.guard.js';
import { type Call, Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { AppointmentsFilterDto, BookDto, OrderDto, RescheduleDto, StatusDto } from './appointments.dto.js';
import { keyHeader } from './idempotency-key.js';

/** `act` only of what an admin did: how it can be undone (decision C8). */
type OneAnswer = Success<{ appointment: Appointment; act?: ActReceipt }>;

@ApiTags('appointments')
@Controller('api/appointments')
export class AppointmentsController {
  constructor(private readonly upstream: Upstream) {}

  /** Both paths of the specification are this one handler (decision C4). */
  @Post(['create', ''])
  @Access('user')
  @Limited('create')
  book(
    @Body() { paymentIntentId: _ignored, ...body }: BookDto,
    @Headers('idempotency-key') key: string | undefined,
    @Asks() asking: Asking,
  ): Promise<OneAnswer> {
    return this.ask(
      { method: 'POST', path: '/appointments', body, headers: keyHeader(key) },
      asking,
      messages.bookSuccess,
    );
  }

  @Get('my-appointments')
  @Access('user')
  async mine(@Asks() asking: Asking): Promise<Success<{ appointments: Appointment[] }>> {
    return success(
      await this.upstream.send<{ appointments: Appointment[] }>({ service: 'booking', path: '/appointments' }, asking),
    );
  }

  @Get('all')
  @Access('admin')
  async all(
    @Query() filter: AppointmentsFilterDto,
    @Asks() asking: Asking,
  ): Promise<Success<{ appointments: Appointment[]; next: string | null }>> {
    return success(
      await this.upstream.send<{ appointments: Appointment[]; next: string | null }>(
        { service: 'booking', path: withQuery('/appointments/all', filter) },
        asking,
      ),
    );
  }

  @Get(':id')
  @Access('user')
  one(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<OneAnswer> {
    return this.ask({ path: `/appointments/${id}` }, asking);
  }

  @Patch(':id/cancel')
  @Access('user')
  cancel(@UuidParam('id') id: string, @Asks() asking: Asking): Promise<OneAnswer> {
    return this.ask({ method: 'PATCH', path: `/appointments/${id}/cancel` }, asking, messages.cancelSuccess);
  }

  @Patch(':id/reschedule')
  @Access('user')
  @Limited('create')
  reschedule(@UuidParam('id') id: string, @Body() body: RescheduleDto, @Asks() asking: Asking): Promise<OneAnswer> {
    return this.ask(
      { method: 'PATCH', path: `/appointments/${id}/reschedule`, body },
      asking,
      messages.rescheduleSuccess,
    );
  }

  @Patch(':id/status')
  @Access('admin')
  changeStatus(@UuidParam('id') id: string, @Body() body: StatusDto, @Asks() asking: Asking): Promise<OneAnswer> {
    return this.ask({ method: 'PATCH', path: `/appointments/${id}/status`, body }, asking);
  }

  @Put(':id')
  @Access('user')
  confirmOrder(@UuidParam('id') id: string, @Body() body: OrderDto, @Asks() asking: Asking): Promise<OneAnswer> {
    return this.ask({ method: 'PUT', path: `/appointments/${id}`, body }, asking);
  }

  private async ask(call: Omit<Call, 'service'>, asking: Asking, message?: string): Promise<OneAnswer> {
    return success(
      await this.upstream.send<{ appointment: Appointment; act?: ActReceipt }>({ service: 'booking', ...call }, asking),
      message,
    );
  }
}
