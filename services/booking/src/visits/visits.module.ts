import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { CancelAppointment } from './cancel-appointment.js';
import { ChangeStatus } from './change-status.js';
import { VisitCalendarQueries } from './visit-calendar.queries.js';
import { VisitListQueries } from './visit-list.queries.js';
import { VisitsController } from './visits.controller.js';
import { VisitsQueries } from './visits.queries.js';
import { VerifyReviewJob } from './verify-review.job.js';

@Module({
  imports: [SalonModule],
  controllers: [VisitsController],
  providers: [VisitsQueries, VisitListQueries, CancelAppointment, ChangeStatus, VisitCalendarQueries, VerifyReviewJob],
})
export class VisitsModule {}
