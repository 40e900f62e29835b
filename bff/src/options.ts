export type ServiceName = 'catalog' | 'account' | 'booking';

export interface ServiceAddress {
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

/** What the BFF is told at start: from config.ts in a process, by hand in a spec. */
export interface BffOptions {
  services: Readonly<Record<ServiceName, ServiceAddress>>;
  jwtSecret: string;
  databaseUrl: string;
  /** The one origin mutating calls may come from (threat T49). */
  siteUrl: string;
  /** Absent where the salon has no account with Google: nobody signs in that way. */
  google?: GoogleOptions | undefined;
  limits: 'strict' | 'relaxed';
  /** Whether the API document is served; never in production (threat T61). */
  docs: boolean;
}

export const OPTIONS = Symbol('bff options');
