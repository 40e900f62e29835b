import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { DeliverMail } from './deliver-mail.js';
import { SALON, type Salon } from './salon.js';

const salon: Salon = { name: config.SALON_NAME, siteUrl: config.SITE_URL, zone: config.SALON_ZONE };

@Module({ providers: [DeliverMail, { provide: SALON, useValue: salon }], exports: [DeliverMail, SALON] })
export class MailsModule {}
