import {
  type AppName,
  CLIENT_REPORT_BOUNDS as BOUNDS,
  CLIENT_REPORTS_PATH,
  type ClientError,
  type ClientReport,
  type ClientVital,
  isRoutePattern,
  type VitalName,
} from '@salon/contracts';
import type { MetricType } from 'web-vitals';
import type { Owners } from '../remotes/owners.js';
import { appVersionOf, type UsedEntries } from './app-versions.js';
import { errorFacts } from './error.rules.js';
import type { CapturedError, CapturedErrors } from './captured-errors.js';
import { pageRoute } from './page-route.js';
import { pageViews, type RouterOfPage } from './page-views.js';

type Vitals = Pick<typeof import('web-vitals'), `on${VitalName}`>;

interface Options {
  captured: CapturedErrors;
  used: UsedEntries;
  router: RouterOfPage;
  owners: Owners;
  /** Loads web-vitals; null when the page reports neither its views nor its vitals. */
  loadVitals: (() => Promise<Vitals>) | null;
}

const routeOf = (route: string): string => (isRoutePattern(route) ? route : '/*');

/** Timeout in milliseconds for browsers without idle callbacks. */
const LATER_MS = 2_000;

/** Resolves once the page has loaded and the browser is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, LATER_MS);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  });

/** The errors to report: each once per page, at most ten. */
function errorReports(used: UsedEntries, owners: Owners): (captured: CapturedError[]) => ClientError[] {
  const reported = new Set<string>();
  return (captured) =>
    captured.flatMap(({ kind, error, remote, matches, path, componentStack }) => {
      const facts = errorFacts(error, { origin: location.origin, componentStack, owner: owners.ownerOf(path) });
      const found = remote ? { name: facts?.name ?? 'Error', app: remote } : facts;
      if (!found) return [];
      const report: ClientError = {
        ...found,
        ...appVersionOf(found.app, used),
        kind,
        route: routeOf(pageRoute(matches, path, owners)),
      };
      const key = JSON.stringify(report);
      if (reported.has(key) || reported.size >= BOUNDS.errors) return [];
      reported.add(key);
      return [report];
    });
}

/** Sends new data of this page whenever it is hidden: errors, and on a sampled page its views and, once, its vitals. */
export async function sendReports({ captured, used, router, owners, loadVitals }: Options): Promise<void> {
  const views = pageViews(router, owners);
  const errorsOf = errorReports(used, owners);
  const vitals = new Map<string, ClientVital>();
  let hasSentVitals = false;
  const keep = ({ name, value, entries }: MetricType): void => {
    const { app, route } = views.at(entries.at(-1)?.startTime ?? 0);
    const most = Math.min(Math.max(value, 0), BOUNDS.value);
    vitals.set(name, { ...appVersionOf(app, used), name, value: most, route: routeOf(route) });
  };
  const viewsOf = ([app, count]: [AppName, number]) => ({
    ...appVersionOf(app, used),
    count: Math.min(count, BOUNDS.count),
  });
  const send = (): void => {
    const report: ClientReport = {
      errors: errorsOf(captured.take()),
      vitals: loadVitals && !hasSentVitals ? [...vitals.values()] : [],
      views: loadVitals ? views.take().map(viewsOf) : [],
    };
    if (Object.values(report).every((list: unknown[]) => list.length === 0)) return;
    hasSentVitals ||= report.vitals.length > 0;
    navigator.sendBeacon(CLIENT_REPORTS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  // Browsers also fire it when a page is left, after pagehide. web-vitals listens on the window in the capture phase,
  // so its last values are complete before this.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  if (!loadVitals) return;
  await idle();
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await loadVitals();
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(keep);
}
