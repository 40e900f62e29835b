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

/** Begins reporting once the page has loaded and the browser is idle. */
export function startReports(options: Options): void {
  const begin = async () => {
    const loadVitals =
      Math.random() < reportShare() ? () => import(/* webpackChunkName: "later-vitals" */ './vitals.js') : null;
    const { sendReports } = await import(/* webpackChunkName: "later-reports" */ './send-reports.js');
    await sendReports({ ...options, loadVitals });
  };
  // A page works without its reports: nothing is to be done when their code does not load.
  const beginLater = () => void begin().catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(beginLater) : setTimeout(beginLater, LATER_MS);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
