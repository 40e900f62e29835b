import { PAYMENT_NOTICE_PATH, REMOTES } from '@salon/contracts';
import { roleUrl } from '../postgres/database-urls.rules.js';
import { choosePorts, type Environment, type Ports } from './ports.rules.js';

/** Which parts run locally and which are external, from the environment. */
export interface Plan {
  ports: Ports;
  /** Without the variables that are left blank, as `NAME=` in .env does. */
  env: Environment;
  dataDir: string;
  siteUrl: string;
  postgres: boolean;
  inbox: boolean;
  sandbox: boolean;
  /** The stand-in for Google. */
  identity: boolean;
}

export const SERVICES = ['catalog', 'account', 'booking'] as const;
const GATEWAYS: Record<string, string> = { sandbox: 'https://sandbox.payhere.lk', live: 'https://www.payhere.lk' };

/** @throws Error with one sentence when a variable is not a port */
export function planSite(given: Environment, dataDir: string): Plan {
  const env: Environment = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const ports = choosePorts(env);
  const owned = [...SERVICES, 'bff'].every((name) => env[`${name.toUpperCase()}_DATABASE_URL`]);
  return {
    ports,
    env,
    dataDir,
    siteUrl: env.SITE_URL ?? `http://localhost:${ports.edge}`,
    postgres: !env.DATABASE_URL && !owned,
    inbox: !env.SMTP_URL,
    sandbox: (env.PAYMENT_MODE ?? 'local') === 'local',
    identity: !env.GOOGLE_CLIENT_ID && env.NODE_ENV !== 'production',
  };
}

/** Why this configuration may not run in production, in one sentence; undefined when it may, or outside production. */
export function productionProblem({ env, postgres, inbox, sandbox }: Plan): string | undefined {
  if (env.NODE_ENV !== 'production') return undefined;
  const secrets = ['JWT_SECRET', ...SERVICES.map(callKey)].filter(
    (name) => !env[name] || /development|-dev\b/.test(env[name] ?? ''),
  );
  const needed = [
    ...(postgres ? ['DATABASE_URL'] : []),
    ...(inbox ? ['SMTP_URL'] : []),
    ...(sandbox ? ['PAYMENT_MODE=sandbox or live'] : []),
    ...secrets,
  ];
  return needed.length === 0
    ? undefined
    : `NODE_ENV=production uses no stand-ins and no development secrets: set ${needed.join(', ')}.`;
}

/** Why `--fresh` is refused: it would delete the pictures of rows that stay. */
export function freshProblem(env: Environment): string | undefined {
  const databases = ['DATABASE_URL', ...[...SERVICES, 'bff'].map((name) => `${name.toUpperCase()}_DATABASE_URL`)];
  const reasons = [
    ...(env.NODE_ENV === 'production' ? ['NODE_ENV=production'] : []),
    ...databases.filter((name) => env[name]),
  ];
  return reasons.length === 0
    ? undefined
    : `--fresh deletes only the data of a demonstration: leave it out, or unset ${reasons.join(', ')}.`;
}

const callKey = (service: string): string => `${service.toUpperCase()}_CALL_KEY`;
const keyOf = ({ env }: Plan, service: string): string =>
  env[callKey(service)] ?? `${service}-call-key-for-development-only-0000`;

const databaseUrl = ({ env, ports }: Plan, role: string): string =>
  env[`${role.toUpperCase()}_DATABASE_URL`] ?? env.DATABASE_URL ?? roleUrl(ports.postgres, role);

/** Direct database URL, bypassing a pooler; empty without one. */
const directUrl = ({ env }: Plan, role: string): string =>
  env[`${role.toUpperCase()}_DIRECT_DATABASE_URL`] ?? env.DIRECT_DATABASE_URL ?? '';

/**
 * The URL at which other processes reach it; differs from its own port when a load balancer is in front of several
 * instances.
 */
export const addressOf = ({ env, ports }: Plan, name: (typeof SERVICES)[number] | 'bff'): string =>
  env[`${name.toUpperCase()}_URL`] ?? `http://127.0.0.1:${ports[name]}`;

/** Variables of the payment gateway, for the service, its stand-in and the content security policy. */
export function gatewayVariables({ env, ports, siteUrl }: Plan): Record<string, string> {
  const mode = env.PAYMENT_MODE ?? 'local';
  return {
    PAYMENT_MODE: mode,
    PAYHERE_BASE_URL: env.PAYHERE_BASE_URL ?? GATEWAYS[mode] ?? `http://localhost:${ports.sandbox}`,
    NOTIFY_URL: env.NOTIFY_URL ?? `${siteUrl}${PAYMENT_NOTICE_PATH}`,
  };
}

/** Returns freed memory of decoded pictures to the system instead of keeping it per thread. */
const SMALL = { MALLOC_ARENA_MAX: '2' };

/**
 * Variables of Google sign-in, for the BFF, the stand-in and the content security policy; none in production without a
 * Google account.
 */
export function googleVariables({ env, ports, identity }: Plan): Record<string, string> {
  if (identity)
    return {
      GOOGLE_CLIENT_ID: 'local-google-client',
      GOOGLE_CLIENT_SECRET: 'local-google-secret',
      GOOGLE_ISSUER: `http://localhost:${ports.identity}`,
    };
  return {
    GOOGLE_CLIENT_ID: env.GOOGLE_CLIENT_ID ?? '',
    GOOGLE_CLIENT_SECRET: env.GOOGLE_CLIENT_SECRET ?? '',
    GOOGLE_ISSUER: 'https://accounts.google.com',
  };
}

export function serviceVariables(plan: Plan, service: (typeof SERVICES)[number]): Record<string, string> {
  const { ports, env, siteUrl, dataDir } = plan;
  return {
    MEDIA_DIR: env.MEDIA_DIR ?? `${dataDir}/media`,
    ...SMALL,
    PORT: String(ports[service]),
    DATABASE_URL: databaseUrl(plan, service),
    DIRECT_DATABASE_URL: directUrl(plan, service),
    CALL_KEY: keyOf(plan, service),
    CALL_KEY_ALSO: env[`${callKey(service)}_ALSO`] ?? '',
    SITE_URL: siteUrl,
    SMTP_URL: env.SMTP_URL ?? `smtp://127.0.0.1:${ports.smtp}`,
    CATALOG_URL: addressOf(plan, 'catalog'),
    CATALOG_CALL_KEY: keyOf(plan, 'catalog'),
    ...(service === 'catalog' ? { READ_DATABASE_URL: env.CATALOG_READ_DATABASE_URL ?? '' } : {}),
    ...(service === 'booking' ? gatewayVariables(plan) : {}),
  };
}

export function bffVariables(plan: Plan): Record<string, string> {
  const services = SERVICES.flatMap((name): [string, string][] => [
    [`${name.toUpperCase()}_URL`, addressOf(plan, name)],
    [callKey(name), keyOf(plan, name)],
  ]);
  return {
    PORT: String(plan.ports.bff),
    BFF_PORT: String(plan.ports.bff),
    DATABASE_URL: databaseUrl(plan, 'bff'),
    DIRECT_DATABASE_URL: directUrl(plan, 'bff'),
    SITE_URL: plan.siteUrl,
    ...Object.fromEntries(services),
    ...googleVariables(plan),
  };
}

export function standInVariables(plan: Plan): Record<string, string> {
  const { ports, dataDir } = plan;
  const wanted = [
    ...(plan.inbox ? ['inbox'] : []),
    ...(plan.sandbox ? ['sandbox'] : []),
    ...(plan.identity ? ['identity'] : []),
  ];
  return {
    STAND_INS: wanted.join(','),
    DATA_DIR: dataDir,
    INBOX_PORT: String(ports.inbox),
    SMTP_PORT: String(ports.smtp),
    SANDBOX_PORT: String(ports.sandbox),
    IDENTITY_PORT: String(ports.identity),
    SITE_URL: plan.siteUrl,
    ...gatewayVariables(plan),
    ...(plan.identity ? googleVariables(plan) : {}),
  };
}

/** The URLs of the remotes by short name, in the format of the remotes file. */
export function remotesOf({ ports }: Plan): Record<string, { url: string }> {
  return Object.fromEntries(REMOTES.map((name) => [name, { url: `http://127.0.0.1:${ports[`mfe-${name}`]}/` }]));
}
