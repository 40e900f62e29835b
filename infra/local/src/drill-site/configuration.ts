import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Container, containersOf } from '../deploy/compose-file.js';
import { REGISTRY } from '../deploy/images.rules.js';
import { writeEnvironment } from '../deploy/write-environment.js';

export const SITE_URL = 'https://localhost:8443';
export const OWNER = 'owner@drill.example';
/** The ports of the stand-ins, and of the TLS proxies in front of two of them. */
export const PORTS = { smtp: 4025, inbox: 4080, gateway: 4090, gatewayTls: 4091, identity: 4070, identityTls: 4071 };
export const INBOX_URL = `http://localhost:${PORTS.inbox}`;
export const GATEWAY_URL = `https://localhost:${PORTS.gatewayTls}`;
export const POOLER_PORT = 6432;

const secret = (): string => randomBytes(32).toString('hex');

/** Values that the operator enters after the set-up, here the addresses of the stand-ins. */
export const FILLED_IN = {
  SITE_URL,
  SMTP_URL: `smtp://127.0.0.1:${PORTS.smtp}`,
  PAYMENT_MODE: 'sandbox',
  PAYHERE_BASE_URL: GATEWAY_URL,
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_MERCHANT_SECRET: secret(),
  PAYHERE_APP_ID: 'drill',
  PAYHERE_APP_SECRET: secret(),
  GOOGLE_CLIENT_ID: 'drill',
  GOOGLE_CLIENT_SECRET: secret(),
  GOOGLE_ISSUER: `https://localhost:${PORTS.identityTls}`,
  // All customers of the drill share one address.
  RATE_LIMITS: 'relaxed',
} as const;

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The variables of compose.yml: those of the set-up and those of the operator.
 * @param folder with the certificates
 */
export function variablesIn(folder: string): Variables {
  const file = join(folder, '.env');
  writeEnvironment(file, { domain: 'localhost', email: OWNER, tls: 'own', registry: REGISTRY }, secret);
  return { ...parseEnv(readFileSync(file, 'utf8')), ...FILLED_IN, TLS_DIR: folder };
}

/** The containers of compose.yml, with overridden variables. */
export function containersWith(root: string, variables: Variables, changed: Variables = {}): Container[] {
  return containersOf(readFileSync(join(root, 'infra/deploy/compose.yml'), 'utf8'), { ...variables, ...changed });
}
