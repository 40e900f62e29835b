import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { OfferResetJob } from './offer-reset.job.js';
import { RequestReset } from './request-reset.js';
import { ResetsController } from './resets.controller.js';
import { SendResetJob } from './send-reset.job.js';

@Module({
  imports: [MailsModule],
  controllers: [ResetsController],
  providers: [RequestReset, OfferResetJob, SendResetJob],
})
export class ResetsModule {}
