import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { NoteSignIn } from './note-sign-in.js';
import { SendNewSignInJob } from './send-new-sign-in.job.js';

@Module({ imports: [MailsModule], providers: [SendNewSignInJob, NoteSignIn], exports: [NoteSignIn] })
export class DevicesModule {}
