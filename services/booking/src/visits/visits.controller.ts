import { Body, Controller, Get, Patch, Put, Query } from '@nestjs/common';
import type { Appointment, AppointmentPage, ChangedVisit, RecordedVisitChange, VisitCalendar } from '@salon/contracts';
import { type Caller, CurrentCaller, requireCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { asObject } from '../request/request.rules.js';
import { CancelAppointment } from './cancel-appointment.js';
import { ChangeStatus } from './change-status.js';
import { VisitCalendarQueries } from './visit-calendar.queries.js';
import { VisitListQueries } from './visit-list.queries.js';
import { VisitsQueries } from './visits.queries.js';

@Controller('appointments')
export class VisitsController {
  constructor(
    private readonly appointments: VisitsQueries,
    private readonly list: VisitListQueries,
    private readonly cancelAppointment: CancelAppointment,
    private readonly changeStatus: ChangeStatus,
    private readonly calendars: VisitCalendarQueries,
  ) {}

  @Get()
  mine(@Query() query: Record<string, unknown>, @CurrentCaller() caller: Caller | null): Promise<AppointmentPage> {
    return this.list.mine(requireCaller(caller).id, query);
  }

  @Get('all')
  all(@Query() query: Record<string, unknown>, @CurrentCaller() caller: Caller | null): Promise<AppointmentPage> {
    requirePermission(caller, 'desk');
    return this.list.page(query);
  }

  /** Used by reviews (decision B14). */
  @Get('completed')
  async completed(@CurrentCaller() caller: Caller | null): Promise<{ completed: boolean }> {
    return { completed: await this.appointments.hasCompleted(requireCaller(caller).id) };
  }

  @Get(':id')
  async one(
    @UuidParam('id') id: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ appointment: Appointment }> {
    return { appointment: await this.appointments.one(id, requireCaller(caller)) };
  }

  @Get(':id/calendar')
  async calendar(
    @UuidParam('id') id: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ calendar: VisitCalendar }> {
    return { calendar: await this.calendars.file(id, requireCaller(caller)) };
  }

  @Put(':id')
  async confirmOrder(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ appointment: Appointment }> {
    return { appointment: await this.appointments.assertOrder(id, asObject(body).orderId, requireCaller(caller)) };
  }

  @Patch(':id/cancel')
  cancel(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ChangedVisit> {
    return this.cancelAppointment.run(id, requireCaller(caller), body);
  }

  @Patch(':id/status')
  async setStatus(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<RecordedVisitChange> {
    return this.changeStatus.run(id, body, requirePermission(caller, 'desk'));
  }
}
