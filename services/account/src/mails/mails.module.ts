import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { DeliverMail } from './deliver-mail.js';
import { SalonClient } from './salon.client.js';

const { CATALOG_URL: catalogUrl, CATALOG_CALL_KEY: catalogKey, SITE_URL: siteUrl } = config;

@Module({
  providers: [
    DeliverMail,
    { provide: SalonClient, useFactory: () => new SalonClient({ catalogUrl, catalogKey, siteUrl }) },
  ],
  exports: [DeliverMail, SalonClient],
})
export class MailsModule {}
