import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { NewTimesQueries } from './new-times.queries.js';
import { RescheduleAppointment } from './reschedule-appointment.js';
import { ReschedulingController } from './rescheduling.controller.js';

@Module({
  imports: [SalonModule],
  controllers: [ReschedulingController],
  providers: [RescheduleAppointment, NewTimesQueries],
})
export class ReschedulingModule {}
