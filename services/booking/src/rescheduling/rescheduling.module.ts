import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { RescheduleAppointment } from './reschedule-appointment.js';
import { ReschedulingController } from './rescheduling.controller.js';

@Module({ imports: [SalonModule], controllers: [ReschedulingController], providers: [RescheduleAppointment] })
export class ReschedulingModule {}
