import { type AppVersions, reportShare } from './app-versions.js';
import type { NoticedErrors } from './noticed-errors.js';
import type { RouterOfPage } from './page-views.js';

interface Options {
  noticed: NoticedErrors;
  versions: AppVersions;
  router: RouterOfPage;
}

/** Milliseconds after which a browser without idle callbacks goes on. */
const LATER_MS = 2_000;

/** Resolves once the page has loaded and the browser is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, LATER_MS);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  });

/** Loads the code that reports: for a sampled page once it is idle, for another one when something has failed. */
export function startReports(options: Options): void {
  const isSampled = Math.random() < reportShare();
  const loadVitals = isSampled ? () => import(/* webpackChunkName: "later-vitals" */ './vitals.js') : null;
  const begin = async () => {
    await (isSampled ? idle() : options.noticed.first);
    const { sendReports } = await import(/* webpackChunkName: "later-reports" */ './send-reports.js');
    await sendReports({ ...options, loadVitals });
  };
  // A page works without its reports: nothing is to be done when their code does not load.
  void begin().catch(() => undefined);
}
