import { Module } from '@nestjs/common';
import { CallerModule, DatabaseModule, JobsModule, MailModule, PublicReadsModule } from '@salon/nest-kit';
import { ExportModule } from '@salon/nest-kit/export';
import { OpsModule } from '@salon/nest-kit/ops';
import { AlmanacModule } from './almanac/almanac.module.js';
import { config } from './config.js';
import { ContactModule } from './contact/contact.module.js';
import { ContentAdminModule } from './content-admin/content-admin.module.js';
import { CustomerDataModule } from './customer-data/customer-data.module.js';
import { database } from './data-source.js';
import { EXPORTED } from './export/exported.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { OffersModule } from './offers/offers.module.js';
import { UploadsModule } from './pictures/uploads.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SeedModule } from './seed/seed.module.js';
import { ServiceImportsModule } from './service-imports/service-imports.module.js';
import { ServicesModule } from './services/services.module.js';
import { SetupModule } from './setup/setup.module.js';
import { SiteModule } from './site/site.module.js';

@Module({
  imports: [
    CallerModule.forRoot({ service: 'catalog', key: config.CALL_KEY, also: config.CALL_KEY_ALSO }),
    DatabaseModule.forRoot({
      ...database(config.DATABASE_URL, config.POOL_SIZE),
      directUrl: config.DIRECT_DATABASE_URL,
    }),
    PublicReadsModule.forRoot({ url: config.READ_DATABASE_URL, poolSize: config.POOL_SIZE }),
    JobsModule.forRoot({ url: config.DIRECT_DATABASE_URL || config.DATABASE_URL, schema: 'catalog_jobs' }),
    MailModule.forRoot({ url: config.SMTP_URL, from: config.MAIL_FROM }),
    ServicesModule,
    ServiceImportsModule,
    OffersModule,
    GalleryModule,
    AlmanacModule,
    ReviewsModule,
    SiteModule,
    ContactModule,
    CustomerDataModule,
    ContentAdminModule,
    UploadsModule,
    SeedModule,
    SetupModule,
    ExportModule.forRoot(EXPORTED),
    OpsModule.forRoot({ service: 'catalog', version: config.COMMIT }),
  ],
})
export class AppModule {}
