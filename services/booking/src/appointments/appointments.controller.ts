import { Body, Controller, Get, Patch, Put, Query } from '@nestjs/common';
import type { ActReceipt, Appointment } from '@salon/contracts';
import { type Caller, Calling, requireAdmin, requireCaller, UuidParam } from '@salon/nest-kit';
import { asObject } from '../slots/visit.rules.js';
import { AppointmentListQueries, type AppointmentPage } from './appointment-list.queries.js';
import { AppointmentsQueries } from './appointments.queries.js';
import { CancelAppointment } from './cancel-appointment.js';
import { type Acted, ChangeStatus } from './change-status.js';

@Controller('appointments')
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsQueries,
    private readonly list: AppointmentListQueries,
    private readonly cancelling: CancelAppointment,
    private readonly changing: ChangeStatus,
  ) {}

  @Get()
  async mine(@Calling() caller: Caller | null): Promise<{ appointments: Appointment[] }> {
    return { appointments: await this.appointments.mine(requireCaller(caller).id) };
  }

  @Get('all')
  all(@Query() query: Record<string, unknown>, @Calling() caller: Caller | null): Promise<AppointmentPage> {
    requireAdmin(caller);
    return this.list.page(query);
  }

  /** For the reviews (decision B14). */
  @Get('completed')
  async completed(@Calling() caller: Caller | null): Promise<{ completed: boolean }> {
    return { completed: await this.appointments.hasCompleted(requireCaller(caller).id) };
  }

  @Get(':id')
  async one(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<{ appointment: Appointment }> {
    return { appointment: await this.appointments.one(id, requireCaller(caller)) };
  }

  @Put(':id')
  async confirmOrder(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<{ appointment: Appointment }> {
    return { appointment: await this.appointments.confirmOrder(id, asObject(body).orderId, requireCaller(caller)) };
  }

  @Patch(':id/cancel')
  cancel(
    @UuidParam('id') id: string,
    @Calling() caller: Caller | null,
  ): Promise<{ appointment: Appointment; act?: ActReceipt }> {
    return this.cancelling.run(id, requireCaller(caller));
  }

  @Patch(':id/status')
  async changeStatus(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<Acted> {
    return this.changing.run(id, body, requireAdmin(caller));
  }
}
