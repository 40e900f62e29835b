import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import type { Availability, ChangedVisit, FreeDay } from '@salon/contracts';
import { type Caller, Calling, requireCaller, UuidParam } from '@salon/nest-kit';
import { NewTimesQueries } from './new-times.queries.js';
import { RescheduleAppointment } from './reschedule-appointment.js';

@Controller('appointments')
export class ReschedulingController {
  constructor(
    private readonly rescheduling: RescheduleAppointment,
    private readonly newTimes: NewTimesQueries,
  ) {}

  @Get(':id/new-times')
  day(
    @UuidParam('id') id: string,
    @Query('date') date: unknown,
    @Query('stylistId') stylistId: unknown,
    @Calling() caller: Caller | null,
  ): Promise<Availability> {
    return this.newTimes.day(id, { date, stylistId }, requireCaller(caller));
  }

  @Get(':id/new-days')
  async month(
    @UuidParam('id') id: string,
    @Query('month') month: unknown,
    @Calling() caller: Caller | null,
  ): Promise<{ days: FreeDay[] }> {
    return { days: await this.newTimes.month(id, month, requireCaller(caller)) };
  }

  @Patch(':id/reschedule')
  reschedule(
    @UuidParam('id') id: string,
    @Body() body: unknown,
    @Calling() caller: Caller | null,
  ): Promise<ChangedVisit> {
    return this.rescheduling.run(id, body, requireCaller(caller));
  }
}
