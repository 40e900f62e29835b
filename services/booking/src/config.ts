import { PAYMENT_NOTICE_PATH } from '@salon/contracts';
import { bool, commonVariables, num, readConfig, safeUrl, secret, siteUrl, str } from '@salon/nest-kit/config';

const production = process.env.NODE_ENV === 'production';
const STAND_IN_SECRET = 'local-sandbox-merchant-secret';
const STAND_IN_APP_SECRET = 'local-app-secret';

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
  SITE_URL: siteUrl({ devDefault: 'http://localhost:4000' }),
  PAYMENT_MODE: str({ choices: production ? ['sandbox', 'live'] : ['local', 'sandbox', 'live'], devDefault: 'local' }),
  PAYHERE_MERCHANT_ID: str({ devDefault: '1211149' }),
  PAYHERE_MERCHANT_SECRET: str({ devDefault: STAND_IN_SECRET }),
  /** Also accepted for notices while the gateway's secret is rotated. */
  PAYHERE_MERCHANT_SECRET_ALSO: str({ default: '' }),
  PAYHERE_APP_ID: str({ devDefault: 'local-app' }),
  PAYHERE_APP_SECRET: str({ devDefault: STAND_IN_APP_SECRET }),
  PAYHERE_BASE_URL: safeUrl({ default: '' }),
  NOTIFY_URL: str({ default: '' }),
  /** Whether the demonstration begins with two weeks of visits, as with `npm start`. */
  SEED_VISITS: bool({ default: false }),
});

function refuseToStart(sentence: string): never {
  process.stderr.write(`Not started: ${sentence}\n`);
  process.exit(1);
}

const { PAYHERE_MERCHANT_SECRET, PAYHERE_MERCHANT_SECRET_ALSO, PAYHERE_APP_SECRET, PAYHERE_BASE_URL } = config;
const ownGateway = GATEWAYS[config.PAYMENT_MODE as keyof typeof GATEWAYS];
if (config.PAYMENT_MODE !== 'local') {
  if ([PAYHERE_MERCHANT_SECRET, PAYHERE_MERCHANT_SECRET_ALSO].includes(STAND_IN_SECRET))
    refuseToStart("PAYHERE_MERCHANT_SECRET is the stand-in's; give the merchant's own.");
  if (PAYHERE_APP_SECRET === STAND_IN_APP_SECRET)
    refuseToStart("PAYHERE_APP_SECRET is the stand-in's; give the merchant's own.");
}
const origin = PAYHERE_BASE_URL && new URL(PAYHERE_BASE_URL).origin;
if (origin !== ownGateway && Object.values<string>(GATEWAYS).includes(origin))
  refuseToStart(`PAYHERE_BASE_URL is the gateway of another PAYMENT_MODE; ${config.PAYMENT_MODE} has ${ownGateway}.`);

/** Our merchant account and the gateway's URL; three modes by configuration alone. */
export const gatewaySettings = {
  merchantId: config.PAYHERE_MERCHANT_ID,
  merchantSecret: config.PAYHERE_MERCHANT_SECRET,
  merchantSecretAlso: config.PAYHERE_MERCHANT_SECRET_ALSO,
  appId: config.PAYHERE_APP_ID,
  appSecret: config.PAYHERE_APP_SECRET,
  baseUrl: PAYHERE_BASE_URL || ownGateway,
  siteUrl: config.SITE_URL,
  notifyUrl: config.NOTIFY_URL || new URL(PAYMENT_NOTICE_PATH, config.SITE_URL).href,
};
