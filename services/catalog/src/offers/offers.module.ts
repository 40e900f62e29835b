import { Module } from '@nestjs/common';
import { OffersController } from './offers.controller.js';
import { OffersQueries } from './offers.queries.js';

@Module({ controllers: [OffersController], providers: [OffersQueries] })
export class OffersModule {}
