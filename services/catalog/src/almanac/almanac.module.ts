import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { AlmanacController } from './almanac.controller.js';
import { AlmanacQueries } from './almanac.queries.js';

@Module({ imports: [SiteModule], controllers: [AlmanacController], providers: [AlmanacQueries] })
export class AlmanacModule {}
