import { type RemoteName, REMOTES } from './remotes.js';

/** The apps that are deployed on their own: the shell and the remotes. */
export const APPS = ['shell', ...REMOTES] as const;
export type AppName = 'shell' | RemoteName;

/** The web vitals: layout shift without a unit, the others in milliseconds. */
export const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type VitalName = (typeof VITALS)[number];

/**
 * Where an error was detected: a remote that did not load, an uncaught error, a rejected promise, an error React
 * recovered from by rendering again, or one shown by an error boundary or the router.
 */
export const CLIENT_ERROR_KINDS = ['load', 'uncaught', 'rejection', 'recoverable', 'caught'] as const;
export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** An app with its version on this page; 'none' when the registry does not list it. */
export interface AppVersion {
  app: AppName;
  version: string;
}

export interface ClientError extends AppVersion {
  kind: ClientErrorKind;
  /** Name of the error's class; never its message, which may hold data. */
  name: string;
  /** Pattern of the page's route: `/reset-password/:token`. */
  route: string;
  /** Path of the first script of the stack, with line and column: `/mfe/catalog/147.909a2d2e.js:1:2`. */
  file?: string;
}

export interface ClientVital extends AppVersion {
  name: VitalName;
  value: number;
  route: string;
}

/** Number of page views in which an app took part. */
interface ClientViews extends AppVersion {
  count: number;
}

/** What a page reports when it is hidden: `POST /api/client-reports`, ADR-0064. */
export interface ClientReport {
  errors: ClientError[];
  /** Empty unless the page is one of those that report their loading times. */
  vitals: ClientVital[];
  views: ClientViews[];
}

export const CLIENT_REPORTS_PATH = '/api/client-reports';

/** Maximum number of items of each list of one report, of views of one item, and the maximum value of a vital. */
export const CLIENT_REPORT_BOUNDS = { errors: 10, vitals: 5, views: 8, count: 100, value: 600_000 } as const;

const VERSION = /^\w[\w.+-]{0,39}$/;
const ERROR_NAME = /^[A-Za-z]\w{0,39}$/;
const ROUTE = /^\/[\w/:*.-]{0,79}$/;
const FILE = /^\/[\w./-]{1,119}\.m?js(?::\d{1,7}){0,2}$/;

export const isAppVersion = (text: string): boolean => VERSION.test(text);
export const isErrorName = (text: string): boolean => ERROR_NAME.test(text);
export const isRoutePattern = (text: string): boolean => ROUTE.test(text);
export const isScriptFile = (text: string): boolean => FILE.test(text);
