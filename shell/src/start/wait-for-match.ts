import type { createBrowserRouter } from '@salon/web-kit/router';
import { UNMATCHED } from '../remotes/owners.js';

type Router = ReturnType<typeof createBrowserRouter>;

/** Milliseconds to wait for the code of the page, so that the bar is hydrated in time. */
const TIMEOUT_MS = 2_000;

/** Whether the code of the page has loaded and its routes match the address; false when that takes too long. */
export function waitForMatch(router: Router): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      stop();
      const { initialized, matches } = router.state;
      resolve(initialized && matches.at(-1)?.route.id !== UNMATCHED);
    };
    const timer = setTimeout(finish, TIMEOUT_MS);
    const stop = router.subscribe(({ initialized }) => initialized && finish());
    if (router.state.initialized) finish();
  });
}
