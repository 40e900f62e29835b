import { serve, traceTarget } from '@salon/nest-kit';
import { AppModule } from './app.module.js';
import { config } from './config.js';
import type { BffOptions } from './options.js';
import { serverOptions } from './server.js';

const options: BffOptions = {
  services: {
    catalog: { url: config.CATALOG_URL, key: config.CATALOG_CALL_KEY },
    account: { url: config.ACCOUNT_URL, key: config.ACCOUNT_CALL_KEY },
    booking: { url: config.BOOKING_URL, key: config.BOOKING_CALL_KEY },
  },
  jwtSecret: config.JWT_SECRET,
  jwtSecretAlso: config.JWT_SECRET_ALSO,
  databaseUrl: config.DATABASE_URL,
  directDatabaseUrl: config.DIRECT_DATABASE_URL,
  siteUrl: config.SITE_URL,
  google:
    config.GOOGLE_CLIENT_ID && config.GOOGLE_CLIENT_SECRET
      ? { clientId: config.GOOGLE_CLIENT_ID, clientSecret: config.GOOGLE_CLIENT_SECRET, issuer: config.GOOGLE_ISSUER }
      : undefined,
  limits: config.RATE_LIMITS === 'strict' ? 'strict' : 'relaxed',
  ownersNeedSecondFactor: config.OWNERS_NEED_SECOND_FACTOR,
  revision: config.COMMIT,
  docs: !config.isProduction,
};

await serve(AppModule.forRoot(options), {
  ...serverOptions(options, config.TRUSTED_HOPS),
  port: config.BFF_PORT,
  host: config.HOST,
  level: config.LOG_LEVEL,
  traces: traceTarget(config),
});
