import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { CatalogClient, type CatalogOptions } from './catalog.client.js';

@Module({})
export class CatalogModule {
  static forRoot(options: CatalogOptions): DynamicModule {
    return {
      module: CatalogModule,
      global: true,
      providers: [
        { provide: CatalogClient, useFactory: (clock: Clock) => new CatalogClient(options, clock), inject: [Clock] },
      ],
      exports: [CatalogClient],
    };
  }
}
