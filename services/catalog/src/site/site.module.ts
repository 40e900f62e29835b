import { Module } from '@nestjs/common';
import { SetZone } from './set-zone.js';
import { SiteController } from './site.controller.js';
import { SiteQueries } from './site.queries.js';

@Module({ controllers: [SiteController], providers: [SiteQueries, SetZone], exports: [SiteQueries] })
export class SiteModule {}
