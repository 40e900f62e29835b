import { Body, Controller, Patch } from '@nestjs/common';
import type { ActReceipt, Appointment } from '@salon/contracts';
import { type Caller, Calling, requireCaller, UuidParam } from '@salon/nest-kit';
import { RescheduleAppointment } from './reschedule-appointment.js';

@Controller('appointments')
export class ReschedulingController {
  constructor(private readonly rescheduling: RescheduleAppointment) {}

  @Patch(':id/reschedule')
  reschedule(@UuidParam('id') id: string, @Body() body: unknown, @Calling() caller: Caller | null): Promise<{ appointment: Appointment; act?: ActReceipt }> {
    return this.rescheduling.run(id, body, requireCaller(caller));
  }
}
