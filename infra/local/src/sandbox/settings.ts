import type { Scenario } from './scenario.rules.js';

/** Merchant account and behaviour of the gateway; tests change the behaviour through `/control/settings`. */
export interface SandboxSettings {
  merchantId: string;
  merchantSecret: string;
  appId: string;
  appSecret: string;
  scenario: Scenario;
  lateMs: number;
  /** Lifetime of a merchant API token. */
  tokenSeconds: number;
  /** Merchant API calls per 10 s. */
  callsAllowed: number;
  /** How long a refund stays in each of its two pending states. */
  refundSeconds: number;
  /** `down`: the merchant API answers 503. */
  merchantApi: 'up' | 'down';
  /** Status of the refund call: 1 done, 0 could not be started, -1 failed. */
  refundAnswer: 1 | 0 | -1;
  /** Where a declined card redirects the browser; undocumented, so no code may depend on it. */
  failedTo: 'cancel_url' | 'return_url';
}

export const BEHAVIOUR = {
  scenario: 'before',
  lateMs: 30_000,
  tokenSeconds: 599,
  callsAllowed: 20,
  refundSeconds: 5,
  merchantApi: 'up',
  refundAnswer: 1,
  failedTo: 'cancel_url',
} as const satisfies Partial<SandboxSettings>;
