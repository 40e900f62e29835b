import { cleanEnv, port, str } from 'envalid';

if (process.env.NODE_ENV === 'production') {
  process.stderr.write(
    'The stand-ins for mail, payment and Google do not run in production: set SMTP_URL and PAYMENT_MODE=sandbox or live.\n',
  );
  process.exit(1);
}

export const config = cleanEnv(process.env, {
  STAND_INS: str({ default: 'inbox,sandbox,identity' }),
  DATA_DIR: str({ default: '.data' }),
  INBOX_PORT: port({ default: 4080 }),
  SMTP_PORT: port({ default: 4025 }),
  SANDBOX_PORT: port({ default: 4090 }),
  IDENTITY_PORT: port({ default: 4070 }),
  SITE_URL: str({ default: 'http://localhost:4000' }),
  GOOGLE_ISSUER: str({ default: '' }),
  GOOGLE_CLIENT_ID: str({ default: 'local-google-client' }),
  GOOGLE_CLIENT_SECRET: str({ default: 'local-google-secret' }),
  PAYHERE_BASE_URL: str({ default: '' }),
  PAYHERE_MERCHANT_ID: str({ default: '1211149' }),
  PAYHERE_MERCHANT_SECRET: str({ default: 'local-sandbox-merchant-secret' }),
  PAYHERE_APP_ID: str({ default: 'local-app' }),
  PAYHERE_APP_SECRET: str({ default: 'local-app-secret' }),
});
