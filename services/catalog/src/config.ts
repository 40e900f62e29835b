import { commonVariables, furtherDatabaseUrl, num, readConfig, str } from '@salon/nest-kit/config';

export const config = readConfig({
  ...commonVariables('catalog', 4021),
  /** A streaming replica for public data (ADR-0067); '' for none. */
  READ_DATABASE_URL: furtherDatabaseUrl(),
  POOL_SIZE: num({ default: 8 }),
  /** Uploaded pictures; shared by all processes of this service. */
  MEDIA_DIR: str({ devDefault: '.data/media' }),
});
