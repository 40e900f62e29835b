import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { SendNewSignInJob } from './send-new-sign-in.job.js';

@Module({ imports: [MailsModule], providers: [SendNewSignInJob] })
export class DevicesModule {}
