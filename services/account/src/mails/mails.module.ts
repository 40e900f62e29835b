import { Module } from '@nestjs/common';
import { DeliverMail } from './deliver-mail.js';

@Module({ providers: [DeliverMail], exports: [DeliverMail] })
export class MailsModule {}
