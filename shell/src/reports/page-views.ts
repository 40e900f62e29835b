import type { AppName } from '@salon/contracts';
import type { createBrowserRouter } from '@salon/web-kit/router';
import type { Owners } from '../remotes/owners.js';
import { pageRoute } from './page-route.js';

export type RouterOfPage = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

interface View {
  app: AppName;
  route: string;
  path: string;
  /** Milliseconds since the page was opened. */
  since: number;
}

interface PageViews {
  /** The page view at this time, in milliseconds since the page was opened. */
  at(time: number): View;
  /** Page views of each app since the last call: the shell has each view, a remote its own. */
  take(): [AppName, number][];
}

/** Counts the page views. */
export function pageViews(router: RouterOfPage, owners: Owners): PageViews {
  const viewOf = (since: number): View => {
    const path = router.state.location.pathname;
    const route = pageRoute(router.state.matches, path, owners);
    return { app: owners.ownerOf(path) ?? 'shell', route, path, since };
  };
  const first = viewOf(0);
  const views = [first];
  let taken = 0;
  router.subscribe(({ location }) => {
    if (location.pathname !== views.at(-1)?.path) views.push(viewOf(performance.now()));
  });
  return {
    at: (time) => views.findLast(({ since }) => since <= time) ?? first,
    take() {
      const apps = views.slice(taken).flatMap(({ app }): AppName[] => (app === 'shell' ? ['shell'] : ['shell', app]));
      taken = views.length;
      return [...new Set(apps)].map((app) => [app, apps.filter((each) => each === app).length]);
    },
  };
}
