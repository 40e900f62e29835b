import { Global, Module } from '@nestjs/common';
import { bareAddress } from '@salon/nest-kit';
import { config } from '../config.js';
import { MAIL_SETTINGS, type MailSettings, SendMailJob } from './send-mail.job.js';

const settings: MailSettings = { address: bareAddress(config.MAIL_FROM), siteUrl: config.SITE_URL };

@Global()
@Module({ providers: [{ provide: MAIL_SETTINGS, useValue: settings }, SendMailJob], exports: [MAIL_SETTINGS] })
export class MailsModule {}
