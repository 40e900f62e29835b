import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import type { Logger } from 'pino';
import { HealthChecks, HealthController } from './health.js';
import { MetricsController } from './metrics.js';
import { SystemClock } from './system-clock.js';

export const LOGGER = Symbol('logger');

/** What every server process has: a clock, a logger, health and metrics. */
@Module({})
export class PlatformModule {
  static forRoot(logger: Logger): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      controllers: [HealthController, MetricsController],
      providers: [HealthChecks, { provide: Clock, useClass: SystemClock }, { provide: LOGGER, useValue: logger }],
      exports: [HealthChecks, Clock, LOGGER],
    };
  }
}
