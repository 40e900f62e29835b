import type { Owners } from '../remotes/owners.js';
import type { UsedEntries } from './app-versions.js';
import type { NoticedErrors } from './noticed-errors.js';
import type { RouterOfPage } from './page-views.js';

interface Options {
  noticed: NoticedErrors;
  used: UsedEntries;
  router: RouterOfPage;
  owners: Owners;
}

/** Loads the code that reports: on a sampled page, and on another one when something has failed. */
export function startReports(options: Options): void {
  const share = document.querySelector<HTMLMetaElement>('meta[name="report-share"]');
  const isSampled = Math.random() < Number(share?.content ?? 0);
  const loadVitals = isSampled ? () => import(/* webpackChunkName: "later-vitals" */ './vitals.js') : null;
  const begin = async () => {
    if (!isSampled) await options.noticed.first;
    const { sendReports } = await import('./send-reports.js');
    await sendReports({ ...options, loadVitals });
  };
  // A page works without its reports: nothing is to be done when their code does not load.
  void begin().catch(() => undefined);
}
