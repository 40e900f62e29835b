import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { IssueResetJob } from './issue-reset.job.js';
import { RequestReset } from './request-reset.js';
import { ResetsQueries } from './resets.queries.js';
import { ResetsController } from './resets.controller.js';
import { SendResetJob } from './send-reset.job.js';

@Module({
  imports: [MailsModule],
  controllers: [ResetsController],
  providers: [RequestReset, ResetsQueries, IssueResetJob, SendResetJob],
})
export class ResetsModule {}
