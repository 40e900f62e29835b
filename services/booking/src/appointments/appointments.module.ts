import { Module } from '@nestjs/common';
import { AppointmentListQueries } from './appointment-list.queries.js';
import { AppointmentsController } from './appointments.controller.js';
import { AppointmentsQueries } from './appointments.queries.js';
import { CancelAppointment } from './cancel-appointment.js';
import { ChangeStatus } from './change-status.js';

@Module({
  controllers: [AppointmentsController],
  providers: [AppointmentsQueries, AppointmentListQueries, CancelAppointment, ChangeStatus],
})
export class AppointmentsModule {}
