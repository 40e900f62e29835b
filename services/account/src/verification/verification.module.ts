import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { MailsModule } from '../mails/mails.module.js';
import { IssueCode } from './issue-code.js';
import { RenewCodeJob } from './renew-code.job.js';
import { ResendCode } from './resend-code.js';
import { SALON, SendCodeJob } from './send-code.job.js';
import { VerificationsController } from './verifications.controller.js';
import { VerifyEmail } from './verify-email.js';

@Module({
  imports: [MailsModule],
  controllers: [VerificationsController],
  providers: [IssueCode, ResendCode, VerifyEmail, RenewCodeJob, SendCodeJob, { provide: SALON, useValue: { name: config.SALON_NAME, siteUrl: config.SITE_URL } }],
  exports: [IssueCode],
})
export class VerificationModule {}
