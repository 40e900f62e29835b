import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { AnswerMessage } from './answer-message.js';
import { ContactController } from './contact.controller.js';
import { ForgetMessagesJob } from './forget-messages.job.js';
import { MessagesQueries } from './messages.queries.js';
import { SendMessageJob } from './send-message.job.js';
import { TakeMessage } from './take-message.js';

@Module({
  imports: [SiteModule],
  controllers: [ContactController],
  providers: [TakeMessage, MessagesQueries, AnswerMessage, SendMessageJob, ForgetMessagesJob],
})
export class ContactModule {}
