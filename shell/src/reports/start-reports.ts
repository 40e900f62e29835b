import type { Owners } from '../remotes/owners.js';
import type { UsedEntries } from './app-versions.js';
import type { CapturedErrors } from './captured-errors.js';
import type { RouterOfPage } from './page-views.js';

interface Options {
  captured: CapturedErrors;
  used: UsedEntries;
  router: RouterOfPage;
  owners: Owners;
}

/** Loads the reporting code: on a sampled page at once, on other pages after an error. */
export function startReports(options: Options): void {
  const share = document.querySelector<HTMLMetaElement>('meta[name="report-share"]');
  const isSampled = Math.random() < Number(share?.content ?? 0);
  const loadVitals = isSampled ? () => import(/* webpackChunkName: "later-vitals" */ './vitals.js') : null;
  const begin = async () => {
    if (!isSampled) await options.captured.first;
    const { sendReports } = await import('./send-reports.js');
    await sendReports({ ...options, loadVitals });
  };
  // A page works without its reports: a failed load of their code is ignored.
  void begin().catch(() => undefined);
}
