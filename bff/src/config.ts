import {
  TRACE_VARIABLES,
  alsoAccepted,
  bool,
  databaseUrl,
  furtherDatabaseUrl,
  num,
  port,
  readConfig,
  safeUrl,
  secret,
  siteUrl,
  str,
  url,
} from '@salon/nest-kit/config';

export const config = readConfig({
  BFF_PORT: port({ default: 4010 }),
  HOST: str({ default: '127.0.0.1' }),
  CATALOG_URL: url({ devDefault: 'http://127.0.0.1:4021' }),
  ACCOUNT_URL: url({ devDefault: 'http://127.0.0.1:4022' }),
  BOOKING_URL: url({ devDefault: 'http://127.0.0.1:4023' }),
  CATALOG_CALL_KEY: secret({ devDefault: 'catalog-call-key-for-development-only-0000' }),
  ACCOUNT_CALL_KEY: secret({ devDefault: 'account-call-key-for-development-only-0000' }),
  BOOKING_CALL_KEY: secret({ devDefault: 'booking-call-key-for-development-only-0000' }),
  /** Signs the browser's bearer tokens; only the BFF has it. */
  JWT_SECRET: secret({ devDefault: 'bff-jwt-secret-for-development-only-000000' }),
  JWT_SECRET_ALSO: alsoAccepted(),
  /** Role bff, schema bff: rate limits, nothing else. */
  DATABASE_URL: databaseUrl({ devDefault: 'postgres://bff:bff-dev@127.0.0.1:4032/salon' }),
  /** Direct database URL, when DATABASE_URL is a transaction pooler. */
  DIRECT_DATABASE_URL: furtherDatabaseUrl(),
  SITE_URL: siteUrl({ devDefault: 'http://localhost:4000' }),
  /** Number of our proxies in front; the client's address is the one that the outermost proxy saw. */
  TRUSTED_HOPS: num({ default: 1 }),
  /** From Google's console; sign-in with Google is off without both. */
  GOOGLE_CLIENT_ID: str({ default: '' }),
  GOOGLE_CLIENT_SECRET: str({ default: '' }),
  GOOGLE_ISSUER: safeUrl({ default: 'https://accounts.google.com' }),
  /** Rate limits; `relaxed` allows a hundred times as much. */
  RATE_LIMITS: str({ choices: ['strict', 'relaxed'], default: 'strict', devDefault: 'relaxed' }),
  /** Owners must set up two-step sign-in before they can do anything else in the salon. */
  OWNERS_NEED_SECOND_FACTOR: bool({ default: true, devDefault: false }),
  /** The git revision that the process was built from; set by its image. */
  COMMIT: str({ default: '' }),
  ...TRACE_VARIABLES,
  LOG_LEVEL: str({ default: 'info', choices: ['debug', 'info', 'warn', 'error', 'silent'] }),
});
