import { type DynamicModule, type FactoryProvider, Module, type ModuleMetadata } from '@nestjs/common';
import { EXPORT_PLAN, EXPORT_ZONE, type ExportPlan } from './export-plan.js';
import { ExportController } from './export.controller.js';

/** Provides a function that returns the salon's zone. */
type ZoneSource = Pick<ModuleMetadata, 'imports'> &
  Pick<FactoryProvider<() => Promise<string>>, 'inject' | 'useFactory'>;

/** Lets owners export all data of a service: `ExportModule.forRoot(EXPORTED)`. */
@Module({})
export class ExportModule {
  static forRoot(plan: ExportPlan, zone?: ZoneSource): DynamicModule {
    const { imports = [], ...source } = zone ?? { useFactory: () => undefined };
    return {
      module: ExportModule,
      imports,
      controllers: [ExportController],
      providers: [
        { provide: EXPORT_PLAN, useValue: plan },
        { provide: EXPORT_ZONE, ...source },
      ],
    };
  }
}
