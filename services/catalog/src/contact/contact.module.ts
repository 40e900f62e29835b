import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { ContactController } from './contact.controller.js';
import { SendMessageJob } from './send-message.job.js';
import { TakeMessage } from './take-message.js';

@Module({ imports: [SiteModule], controllers: [ContactController], providers: [TakeMessage, SendMessageJob] })
export class ContactModule {}
