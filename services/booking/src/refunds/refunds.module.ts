import { Module } from '@nestjs/common';
import { CheckRefundJob } from './check-refund.job.js';
import { RefundsController } from './refunds.controller.js';
import { SendRefund } from './send-refund.js';
import { SettleRefund } from './settle-refund.js';

@Module({ controllers: [RefundsController], providers: [SendRefund, SettleRefund, CheckRefundJob] })
export class RefundsModule {}
