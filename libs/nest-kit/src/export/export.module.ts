import { type DynamicModule, Module } from '@nestjs/common';
import { EXPORT_PLAN, type ExportPlan } from './export-plan.js';
import { ExportController } from './export.controller.js';

/** Lets owners export all data of a service: `ExportModule.forRoot(EXPORTED)`. */
@Module({})
export class ExportModule {
  static forRoot(plan: ExportPlan): DynamicModule {
    return {
      module: ExportModule,
      controllers: [ExportController],
      providers: [{ provide: EXPORT_PLAN, useValue: plan }],
    };
  }
}
