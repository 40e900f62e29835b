import { bool, commonVariables, num, readConfig, secret, siteUrl, str } from '@salon/nest-kit/config';

export const config = readConfig({
  ...commonVariables('account', 4022),
  POOL_SIZE: num({ default: 10 }),
  /** Keys the hashes of verification codes and of addresses in counters. */
  CODE_PEPPER: secret({ devDefault: 'account-code-pepper-for-development-only-0000' }),
  /** Encrypts the secrets of second factors; changing it makes all of them unusable. */
  SECOND_FACTOR_KEY: secret({ devDefault: 'account-second-factor-key-for-development-only-0000' }),
  /** Uploaded pictures; shared by all processes of this service. */
  MEDIA_DIR: str({ devDefault: '.data/media' }),
  CATALOG_URL: str({ devDefault: 'http://127.0.0.1:4021' }),
  CATALOG_CALL_KEY: secret({ devDefault: 'catalog-call-key-for-development-only-0000' }),
  SITE_URL: siteUrl({ devDefault: 'http://localhost:4000' }),
  /**
   * `relaxed` multiplies the limits by a hundred, but never changes the lifetime, tries and cooldown of mailed codes.
   */
  RATE_LIMITS: str({ choices: ['strict', 'relaxed'], default: 'strict', devDefault: 'relaxed' }),
  /** The first admin, created when no account has that address. */
  ADMIN_EMAIL: str({ default: '' }),
  ADMIN_PASSWORD: str({ default: '' }),
  SEED_VISITS: bool({ default: false }),
});
