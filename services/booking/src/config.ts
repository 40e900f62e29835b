import { bool, num, readConfig, safeUrl, secret, commonVariables, str, url } from '@salon/nest-kit/config';

const production = process.env.NODE_ENV === 'production';
const STAND_IN_SECRET = 'local-sandbox-merchant-secret';

/** The gateway's default URL. */
const GATEWAYS = {
  local: 'http://localhost:4090',
  sandbox: 'https://sandbox.payhere.lk',
  live: 'https://www.payhere.lk',
} as const;

export const config = readConfig({
  ...commonVariables('booking', 4023),
  POOL_SIZE: num({ default: 20 }),
  CATALOG_URL: str({ devDefault: 'http://127.0.0.1:4021' }),
  CATALOG_CALL_KEY: secret({ devDefault: 'catalog-call-key-for-development-only-0000' }),
  SITE_URL: url({ devDefault: 'http://localhost:4000' }),
  PAYMENT_MODE: str({ choices: production ? ['sandbox', 'live'] : ['local', 'sandbox', 'live'], devDefault: 'local' }),
  PAYHERE_MERCHANT_ID: str({ devDefault: '1211149' }),
  PAYHERE_MERCHANT_SECRET: str({ devDefault: STAND_IN_SECRET }),
  /** Also accepted for notices while the gateway's secret is rotated. */
  PAYHERE_MERCHANT_SECRET_ALSO: str({ default: '' }),
  PAYHERE_APP_ID: str({ devDefault: 'local-app' }),
  PAYHERE_APP_SECRET: str({ devDefault: 'local-app-secret' }),
  PAYHERE_BASE_URL: safeUrl({ default: '' }),
  NOTIFY_URL: str({ default: '' }),
  /** Whether the demonstration begins with two weeks of visits, as with `npm start`. */
  SEED_VISITS: bool({ default: false }),
});

const { PAYHERE_MERCHANT_SECRET, PAYHERE_MERCHANT_SECRET_ALSO } = config;
if (
  config.PAYMENT_MODE !== 'local' &&
  [PAYHERE_MERCHANT_SECRET, PAYHERE_MERCHANT_SECRET_ALSO].includes(STAND_IN_SECRET)
) {
  process.stderr.write("Not started: PAYHERE_MERCHANT_SECRET is the stand-in's; give the merchant's own.\n");
  process.exit(1);
}

/** Our merchant account and the gateway's URL; three modes by configuration alone. */
export const gatewaySettings = {
  merchantId: config.PAYHERE_MERCHANT_ID,
  merchantSecret: config.PAYHERE_MERCHANT_SECRET,
  merchantSecretAlso: config.PAYHERE_MERCHANT_SECRET_ALSO,
  appId: config.PAYHERE_APP_ID,
  appSecret: config.PAYHERE_APP_SECRET,
  baseUrl: config.PAYHERE_BASE_URL || GATEWAYS[config.PAYMENT_MODE as keyof typeof GATEWAYS],
  siteUrl: config.SITE_URL,
  notifyUrl: config.NOTIFY_URL || new URL('/api/appointments/payhere-notify', config.SITE_URL).href,
};
