import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { RecordSignIn } from './record-sign-in.js';
import { SendNewSignInJob } from './send-new-sign-in.job.js';

@Module({ imports: [MailsModule], providers: [SendNewSignInJob, RecordSignIn], exports: [RecordSignIn] })
export class DevicesModule {}
