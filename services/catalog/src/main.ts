import { serve, traceTarget } from '@salon/nest-kit';
import { AppModule } from './app.module.js';
import { config } from './config.js';

await serve(AppModule, {
  name: 'catalog',
  port: config.PORT,
  host: config.HOST,
  level: config.LOG_LEVEL,
  traces: traceTarget(config),
});
