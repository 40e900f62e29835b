import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import type { Availability, ChangedVisit, FreeDay } from '@salon/contracts';
import { type Caller, CurrentCaller, requireCaller, UuidParam } from '@salon/nest-kit';
import { NewTimesQueries } from './new-times.queries.js';
import { RescheduleAppointment } from './reschedule-appointment.js';

@Controller('appointments')
export class ReschedulingController {
  constructor(
    private readonly rescheduleAppointment: RescheduleAppointment,
    private readonly newTimes: NewTimesQueries,
  ) {}

  @Get(':id/new-times')
  day(
    @UuidParam('id') id: string,
    @Query('date') date: unknown,
    @Query('stylistId') stylistId: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<Availability> {
    return this.newTimes.day(id, { date, stylistId }, requireCaller(caller));
  }

  @Get(':id/new-days')
  async month(
    @UuidParam('id') id: string,
    @Query('month') month: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ days: FreeDay[] }> {
    return { days: await this.newTimes.month(id, month, requireCaller(caller)) };
  }

  @Patch(':id/reschedule')
  reschedule(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<ChangedVisit> {
    return this.rescheduleAppointment.run(id, body, requireCaller(caller));
  }
}
