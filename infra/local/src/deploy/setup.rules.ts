/** What the operator enters. */
export interface SetupInput {
  domain: string;
  email: string;
  /** `acme`: certificates by Let's Encrypt; `own`: files of the operator. */
  tls: string;
  /** Image prefix that compose pulls from, without image names. */
  registry: string;
}

/** The secrets of a site, generated for this site alone. */
export const SECRETS = [
  'POSTGRES_PASSWORD',
  'CATALOG_DB_PASSWORD',
  'ACCOUNT_DB_PASSWORD',
  'BOOKING_DB_PASSWORD',
  'BFF_DB_PASSWORD',
  'JWT_SECRET',
  'CATALOG_CALL_KEY',
  'ACCOUNT_CALL_KEY',
  'BOOKING_CALL_KEY',
  'CODE_PEPPER',
  'SECOND_FACTOR_KEY',
] as const;

/** Values that third parties issue; the operator enters them. */
export const LEFT_OPEN = [
  'SMTP_URL',
  'PAYHERE_MERCHANT_ID',
  'PAYHERE_MERCHANT_SECRET',
  'PAYHERE_APP_ID',
  'PAYHERE_APP_SECRET',
] as const;

const NAME = /^(?=.{1,253}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;
const REGISTRY = /^[a-z0-9.-]+(?::\d+)?(?:\/[a-z0-9._-]+)+$/;
const ADDRESS = /^[^\s@"'$]{1,64}@[^\s@"'$]{1,253}$/;

/** The problem of the input in one sentence; undefined when there is none. */
export function problemOf({ domain, email, tls, registry }: SetupInput): string | undefined {
  if (!NAME.test(domain)) return 'The domain is a name such as salon.lk, without https:// and path.';
  if (!ADDRESS.test(email)) return "The owner's e-mail is an address such as owner@salon.lk.";
  if (!REGISTRY.test(registry)) return 'The registry is a name such as ghcr.io/araliya, without https:// and tag.';
  return tls === 'acme' || tls === 'own' ? undefined : 'TLS is acme or own.';
}

/** The text of infra/deploy/.env. @param secret makes one secret of letters and digits */
export function environmentText({ domain, email, tls, registry }: SetupInput, secret: () => string): string {
  return `# Made by npm run deploy:setup. It holds every secret of the site: keep a copy where the backups are not.
REGISTRY=${registry}
VERSION=latest

SITE_DOMAIN=${domain}
SITE_URL=https://${domain}
ADMIN_EMAIL=${email}
# An e-mail address (certificates by ACME), or two files in TLS_DIR that user 1000 may read.
TLS=${tls === 'acme' ? email : '/tls/fullchain.pem /tls/privkey.pem'}
TLS_DIR=./tls

# To be filled in: the mail server, and the keys of the domain at the gateway.
MAIL_FROM=hello@${domain}
PAYMENT_MODE=live
PAYHERE_BASE_URL=https://www.payhere.lk
${LEFT_OPEN.map((name) => `${name}=`).join('\n')}

# Sign-in with Google is off without both.
GOOGLE_CLIENT_ID=
GOOGLE_CLIENT_SECRET=

# Where traces are sent (OTLP over HTTP, http://collector:4318), and which share of the requests; empty, there are none.
OTEL_EXPORTER_OTLP_ENDPOINT=
OTEL_TRACES_SAMPLER_ARG=0.1

# Where npm run deploy:backup stores backups, and the passphrase that encrypts them. Empty, they are not encrypted; lost, they cannot be read.
BACKUP_DIR=./backups
BACKUP_KEY=
# The folder of node_exporter's textfile collector, for the alert BackupOld; empty, nothing is written there.
BACKUP_METRICS_DIR=

${SECRETS.map((name) => `${name}=${secret()}`).join('\n')}
`;
}
