import { Module } from '@nestjs/common';
import { SiteController } from './site.controller.js';
import { SiteQueries } from './site.queries.js';

@Module({ controllers: [SiteController], providers: [SiteQueries], exports: [SiteQueries] })
export class SiteModule {}
