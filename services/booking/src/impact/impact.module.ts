import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { ImpactController } from './impact.controller.js';
import { KeepAppointment } from './keep-appointment.js';
import { OutsideVisitsQueries } from './outside-visits.queries.js';
import { ReassignAppointment } from './reassign-appointment.js';

@Module({
  imports: [SalonModule],
  controllers: [ImpactController],
  providers: [OutsideVisitsQueries, ReassignAppointment, KeepAppointment],
  exports: [OutsideVisitsQueries],
})
export class ImpactModule {}
