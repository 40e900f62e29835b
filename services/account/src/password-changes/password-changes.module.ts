import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { ChangePassword } from './change-password.js';
import { PasswordChangesController } from './password-changes.controller.js';
import { RedeemReset } from './redeem-reset.js';
import { ReplacePassword } from './replace-password.js';
import { SendPasswordChangedJob } from './send-password-changed.job.js';

@Module({
  imports: [MailsModule, SecondFactorModule],
  controllers: [PasswordChangesController],
  providers: [ReplacePassword, ChangePassword, RedeemReset, SendPasswordChangedJob],
})
export class PasswordChangesModule {}
