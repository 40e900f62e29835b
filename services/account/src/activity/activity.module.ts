import { Module } from '@nestjs/common';
import { MailsModule } from '../mails/mails.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityQueries } from './activity.queries.js';

@Module({ imports: [MailsModule], controllers: [ActivityController], providers: [ActivityQueries] })
export class ActivityModule {}
