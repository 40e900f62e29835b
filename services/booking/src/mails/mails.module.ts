import { type DynamicModule, Module } from '@nestjs/common';
import { MAIL_SETTINGS, type MailSettings, SendMailJob } from './send-mail.job.js';

@Module({})
export class MailsModule {
  static forRoot(settings: MailSettings): DynamicModule {
    return {
      module: MailsModule,
      global: true,
      providers: [{ provide: MAIL_SETTINGS, useValue: settings }, SendMailJob],
      exports: [MAIL_SETTINGS],
    };
  }
}
