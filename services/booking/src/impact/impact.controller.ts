import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { HoursImpact, OutsideVisits, RecordedVisitChange } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam } from '@salon/nest-kit';
import { KeepAppointment } from './keep-appointment.js';
import { OutsideVisitsQueries } from './outside-visits.queries.js';
import { ReassignAppointment } from './reassign-appointment.js';

/** Visits outside the hours, and the admin's decisions about them. */
@Controller()
export class ImpactController {
  constructor(
    private readonly outside: OutsideVisitsQueries,
    private readonly reassigning: ReassignAppointment,
    private readonly keeping: KeepAppointment,
  ) {}

  @Get('outside-hours')
  open(@Calling() caller: Caller | null): Promise<OutsideVisits> {
    requirePermission(caller, 'desk');
    return this.outside.open();
  }

  @Post('hours/impact')
  @HttpCode(200)
  impact(@Body() body: unknown, @Calling() caller: Caller | null): Promise<HoursImpact> {
    requirePermission(caller, 'settings');
    return this.outside.impact(body);
  }

  @Post('appointments/:id/reassign')
  @HttpCode(200)
  reassign(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<RecordedVisitChange> {
    return this.reassigning.run(id, body, requirePermission(caller, 'desk'));
  }

  @Post('appointments/:id/keep')
  @HttpCode(200)
  keep(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<RecordedVisitChange> {
    return this.keeping.run(id, requirePermission(caller, 'desk'));
  }
}
