import { Module } from '@nestjs/common';
import { SalonQueries } from './salon.queries.js';
import { StylistsController } from './stylists.controller.js';

@Module({ controllers: [StylistsController], providers: [SalonQueries], exports: [SalonQueries] })
export class SalonModule {}
