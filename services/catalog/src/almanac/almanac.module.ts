import { Module } from '@nestjs/common';
import { AlmanacController } from './almanac.controller.js';
import { AlmanacQueries } from './almanac.queries.js';

@Module({ controllers: [AlmanacController], providers: [AlmanacQueries] })
export class AlmanacModule {}
