import { Module } from '@nestjs/common';
import { config } from '../config.js';
import { DeliverMail } from './deliver-mail.js';
import { SalonFacts } from './salon-facts.js';

const { CATALOG_URL: catalogUrl, CATALOG_CALL_KEY: catalogKey, SITE_URL: siteUrl } = config;

@Module({
  providers: [
    DeliverMail,
    { provide: SalonFacts, useFactory: () => new SalonFacts({ catalogUrl, catalogKey, siteUrl }) },
  ],
  exports: [DeliverMail, SalonFacts],
})
export class MailsModule {}
