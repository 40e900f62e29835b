import type { Site } from '../catalog/catalog.js';
import { inSeconds } from '../limits.js';

/** The setup steps that are tested or confirmed by hand; the other steps are derived from the data (ADR-0044). */
export const SETUP_CHECKS = ['policy', 'mail', 'gateway', 'legal'] as const;
export type SetupCheckName = (typeof SETUP_CHECKS)[number];

/** The result of a test, in sentences. `at` ISO 8601. */
export interface SetupCheck {
  name: SetupCheckName;
  isOk: boolean;
  said: string[];
  at: string;
}

/** The progress of a salon's setup in the booking service. */
export interface BookingSetup {
  isOpen: boolean;
  zone: string;
  /** Whether any visit was ever booked: the time zone is then fixed. */
  isBooked: boolean;
  stylists: number;
  /** How many of the stylists have working hours. */
  working: number;
  checks: SetupCheck[];
}

/** The complete setup state, the response of `GET /api/admin/setup`. */
export type Setup = BookingSetup & CatalogSetup;

/** Settings that guests read and that are required before the site is opened, with their names in a sentence. */
export const NEEDED_SETTINGS = {
  phone: 'phone',
  email: 'e-mail address',
  address: 'address',
  mapUrl: 'map',
  hours: 'opening hours',
} as const satisfies Partial<Record<keyof Site, string>>;
export type NeededSetting = keyof typeof NEEDED_SETTINGS;

/** The progress of a salon's setup in the catalog service. */
export interface CatalogSetup {
  services: number;
  categories: number;
  /** The empty ones of `NEEDED_SETTINGS`. */
  missing: string[];
}

/** The results of the gateway and mail tests. */
export const setupTexts = {
  gatewayWorks: ({ host }: { host: string }): string =>
    `${host} accepts this merchant, and its notices reach the site.`,
  gatewayAway: ({ url }: { url: string }): string => `The gateway at ${url} cannot be reached.`,
  gatewayStatus: ({ status }: { status: number }): string => `The gateway answered ${status} to a test payment.`,
  merchantUnknown: 'The gateway does not know this merchant id. Check PAYHERE_MERCHANT_ID.',
  signatureRefused:
    'The gateway does not accept the signature. Check PAYHERE_MERCHANT_SECRET, and that this domain is allowed there.',
  keysRefused: 'The gateway does not accept the API keys. Check PAYHERE_APP_ID and PAYHERE_APP_SECRET.',
  notifyInvalid: ({ url }: { url: string }): string =>
    `The notify address ${url} is not an address. Set NOTIFY_URL or SITE_URL.`,
  notifyPlain: ({ url }: { url: string }): string =>
    `The notify address ${url} must begin with https://. Set SITE_URL.`,
  notifyPrivate: ({ host }: { host: string }): string =>
    `The gateway cannot reach ${host}. The notify address needs a public name: set SITE_URL.`,
  notifyElsewhere: ({ url }: { url: string }): string => `Nothing of this site answers at the notify address ${url}.`,
  mailSilent: ({ ms }: { ms: number }): string => `The mail server has not answered within ${inSeconds(ms)}.`,
  mailSent: ({ to, answer }: { to: string; answer: string }): string =>
    `Sent to ${to}. The mail server answered: ${answer}`,
  mailRefused: ({ answer }: { answer: string }): string => `The mail server answered: ${answer}`,
} as const;
