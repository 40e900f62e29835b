import type { OpsService } from '@salon/contracts';

export type ServiceName = OpsService;

interface ServiceAddress {
  url: string;
  /** Shared with that service only; signs each call to it. */
  key: string;
}

export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  /** Google's, or the address of the stand-in. */
  issuer: string;
}

/** Start options: from config.ts in a process, set by hand in a spec. */
export interface BffOptions {
  services: Readonly<Record<ServiceName, ServiceAddress>>;
  jwtSecret: string;
  /** Previous token secret, also accepted while secrets are rotated; '' for none. */
  jwtSecretAlso: string;
  databaseUrl: string;
  /** Direct database URL, when `databaseUrl` is a transaction pooler. */
  directDatabaseUrl?: string | undefined;
  /** The only origin that mutating calls may come from (threat T49). */
  siteUrl: string;
  /** Absent when the salon has no account with Google: sign-in with Google is off. */
  google?: GoogleOptions | undefined;
  limits: 'strict' | 'relaxed';
  /** Owners without a second factor have to set it up first (ADR-0041). */
  ownersNeedSecondFactor: boolean;
  /** The git revision that the process was built from; '' when it is not known. */
  revision: string;
  /** Whether the API document is served; never in production (threat T61). */
  docs: boolean;
}

export const OPTIONS = Symbol('bff options');
