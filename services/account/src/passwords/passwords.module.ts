import { Global, Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { ChangePassword } from './change-password.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordsController } from './passwords.controller.js';
import { ReplacePassword } from './replace-password.js';
import { SendPasswordChangedJob } from './send-password-changed.job.js';

@Global()
@Module({
  imports: [MailsModule],
  controllers: [PasswordsController],
  providers: [PasswordHasher, ReplacePassword, ChangePassword, SendPasswordChangedJob],
  exports: [PasswordHasher, ReplacePassword],
})
export class PasswordsModule {}
