import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { HoursImpact, OutsideVisits, RecordedVisitChange } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { KeepAppointment } from './keep-appointment.js';
import { OutsideVisitsQueries } from './outside-visits.queries.js';
import { ReassignAppointment } from './reassign-appointment.js';

/** Visits outside the hours, and the admin's decisions about them. */
@Controller()
export class ImpactController {
  constructor(
    private readonly outside: OutsideVisitsQueries,
    private readonly reassignAppointment: ReassignAppointment,
    private readonly keepAppointment: KeepAppointment,
  ) {}

  @Get('outside-hours')
  open(@CurrentCaller() caller: Caller | null): Promise<OutsideVisits> {
    requirePermission(caller, 'desk');
    return this.outside.open();
  }

  @Post('hours/impact')
  @HttpCode(200)
  impact(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<HoursImpact> {
    requirePermission(caller, 'settings');
    return this.outside.impact(body);
  }

  @Post('appointments/:id/reassign')
  @HttpCode(200)
  reassign(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<RecordedVisitChange> {
    return this.reassignAppointment.run(id, body, requirePermission(caller, 'desk'));
  }

  @Post('appointments/:id/keep')
  @HttpCode(200)
  keep(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<RecordedVisitChange> {
    return this.keepAppointment.run(id, requirePermission(caller, 'desk'));
  }
}
