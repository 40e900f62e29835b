import { serve, traceTarget } from '@salon/nest-kit';
import { AppModule } from './app.module.js';
import { config } from './config.js';
import { keepFormsRaw } from './notice-parser.js';

await serve(AppModule, {
  name: 'booking',
  port: config.PORT,
  host: config.HOST,
  level: config.LOG_LEVEL,
  traces: traceTarget(config),
  prepare: keepFormsRaw,
});
