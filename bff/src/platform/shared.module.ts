import { type DynamicModule, Module } from '@nestjs/common';
import { type BffOptions, OPTIONS } from '../options.js';
import { CatalogLists } from './catalog-lists.js';
import { ReadCache } from './read-cache.js';
import { Upstream } from './upstream.js';

/** What every feature uses: options, service clients, cached lists. It imports no feature. */
@Module({})
export class SharedModule {
  static forRoot(options: BffOptions): DynamicModule {
    const shared = [{ provide: OPTIONS, useValue: options }, Upstream, ReadCache, CatalogLists];
    return { module: SharedModule, global: true, providers: shared, exports: shared };
  }
}
