import { type DynamicModule, Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { CatalogClient, type CatalogOptions } from './catalog.client.js';

@Injectable()
class CatalogLife implements OnApplicationShutdown {
  constructor(@Inject(CatalogClient) private readonly catalog: CatalogClient) {}

  onApplicationShutdown(): Promise<void> {
    return this.catalog.close();
  }
}

@Module({})
export class CatalogModule {
  static forRoot(options: CatalogOptions): DynamicModule {
    return {
      module: CatalogModule,
      global: true,
      providers: [
        { provide: CatalogClient, useFactory: (clock: Clock) => new CatalogClient(options, clock), inject: [Clock] },
        CatalogLife,
      ],
      exports: [CatalogClient],
    };
  }
}
