import { Module } from '@nestjs/common';
import { ServicesController } from './services.controller.js';
import { ServicesQueries } from './services.queries.js';

@Module({ controllers: [ServicesController], providers: [ServicesQueries] })
export class ServicesModule {}
