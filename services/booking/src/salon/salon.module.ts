import { Module } from '@nestjs/common';
import { SalonQueries } from './salon.queries.js';

@Module({ providers: [SalonQueries], exports: [SalonQueries] })
export class SalonModule {}
