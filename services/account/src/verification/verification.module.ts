import { Module } from '@nestjs/common';
import { DevicesModule } from '../devices/devices.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { IssueCode } from './issue-code.js';
import { RenewCodeJob } from './renew-code.job.js';
import { ResendCode } from './resend-code.js';
import { SendCodeJob } from './send-code.job.js';
import { VerificationsController } from './verifications.controller.js';
import { VerifyEmail } from './verify-email.js';

@Module({
  imports: [DevicesModule, MailsModule],
  controllers: [VerificationsController],
  providers: [IssueCode, ResendCode, VerifyEmail, RenewCodeJob, SendCodeJob],
  exports: [IssueCode, ResendCode],
})
export class VerificationModule {}
