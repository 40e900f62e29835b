import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { PaymentsController } from './payments.controller.js';
import { RecordNotice } from './record-notice.js';
import { RetrieveOrder } from './retrieve-order.js';
import { StartPayment } from './start-payment.js';
import { SweepOrderJob } from './sweep-order.job.js';
import { SweepPaidJob } from './sweep-paid.job.js';
import { VerifyOrderJob } from './verify-order.job.js';

@Module({
  imports: [SalonModule],
  controllers: [PaymentsController],
  providers: [StartPayment, RecordNotice, RetrieveOrder, SweepOrderJob, SweepPaidJob, VerifyOrderJob],
})
export class PaymentsModule {}
