import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { OffersController } from './offers.controller.js';
import { OffersQueries } from './offers.queries.js';

@Module({ imports: [SiteModule], controllers: [OffersController], providers: [OffersQueries] })
export class OffersModule {}
