import { Module } from '@nestjs/common';
import { CallerModule, DatabaseModule } from '@salon/nest-kit';
import { config } from './config.js';
import { database } from './data-source.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { OffersModule } from './offers/offers.module.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SeedModule } from './seed/seed.module.js';
import { ServicesModule } from './services/services.module.js';
import { SiteModule } from './site/site.module.js';

@Module({
  imports: [
    CallerModule.forRoot({ service: 'catalog', key: config.CALL_KEY }),
    DatabaseModule.forRoot(database(config.DATABASE_URL, config.POOL_SIZE)),
    ServicesModule, OffersModule, GalleryModule, ReviewsModule, SiteModule,
    ...(config.SEED_DEMO ? [SeedModule] : []),
  ],
})
export class AppModule {}
