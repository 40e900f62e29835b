import {
  MAIL_VARIABLES,
  TRACE_VARIABLES,
  alsoAccepted,
  bool,
  num,
  port,
  readConfig,
  secret,
  str,
} from '@salon/nest-kit/config';

export const config = readConfig({
  PORT: port({ default: 4021 }),
  HOST: str({ default: '127.0.0.1' }),
  DATABASE_URL: str({ devDefault: 'postgres://catalog:catalog-dev@127.0.0.1:4032/salon' }),
  /** Direct database URL, when DATABASE_URL is a transaction pooler. */
  DIRECT_DATABASE_URL: str({ default: '' }),
  /** A streaming replica for public data (ADR-0067); '' for none. */
  READ_DATABASE_URL: str({ default: '' }),
  POOL_SIZE: num({ default: 8 }),
  CALL_KEY: secret({ devDefault: 'catalog-call-key-for-development-only-0000' }),
  CALL_KEY_ALSO: alsoAccepted(),
  ...MAIL_VARIABLES,
  /** Uploaded pictures; shared by all processes of this service. */
  MEDIA_DIR: str({ devDefault: '.data/media' }),
  SEED_DEMO: bool({ default: false, devDefault: true }),
  /** The git revision of the build; set by its image. */
  COMMIT: str({ default: '' }),
  ...TRACE_VARIABLES,
  LOG_LEVEL: str({ default: 'info', choices: ['debug', 'info', 'warn', 'error'] }),
});
