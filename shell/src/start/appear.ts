import type { createBrowserRouter } from '@salon/web-kit/router';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ownerOf } from '../remotes/owners.js';
import type { Remotes } from '../remotes/remotes.js';
import { showAway } from './away.js';
import { breathe } from './breathe.js';

type Router = ReturnType<typeof createBrowserRouter>;

interface Opened {
  router: Router;
  app: ReactNode;
}

/** Milliseconds until a remote that is down is asked for again. */
const PAUSE_MS = 5_000;

const isSettled = ({ initialized, navigation }: Router['state']): boolean => initialized && navigation.state === 'idle';

/** Once the page's own code is here: what takes over must be the page that stands there. */
const settled = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (isSettled(router.state)) return resolve();
    const stop = router.subscribe((state) => {
      if (!isSettled(state)) return;
      stop();
      resolve();
    });
  });

/** The owner's routes, however long it takes; meanwhile the page that stands there stays, with a small note and a bar that works. */
async function waitForOwner(remotes: Remotes, wakeBar: () => () => void): Promise<void> {
  const owner = ownerOf(location.pathname);
  if (owner === null) return;
  let back: (() => void)[] = [];
  while (!remotes.isLoaded(owner)) {
    await remotes.routes(owner).catch(async () => {
      if (back.length === 0) back = [showAway(), wakeBar()]; // The note says it, and the next round tries again.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    });
  }
  for (const each of back) each();
}

/** A page of somebody stands there as its heading and its shape only: without its owner that is nothing to keep. */
const isForsaken = async ({ dataset }: HTMLElement, remotes: Remotes): Promise<boolean> => {
  const owner = ownerOf(location.pathname);
  return (
    'waiting' in dataset &&
    owner !== null &&
    remotes.routes(owner).then(
      () => false,
      () => true,
    )
  );
};

/** Draws the page, or takes over the one the server drew without moving a thing. */
export async function appear(remotes: Remotes, open: () => Opened, wakeBar: () => () => void): Promise<void> {
  const place = document.getElementById('root');
  if (!place) return;
  if (place.childElementCount === 0 || (await isForsaken(place, remotes))) {
    createRoot(place).render(open().app);
    return;
  }
  await waitForOwner(remotes, wakeBar);
  await breathe();
  const { router, app } = open();
  await settled(router);
  await breathe();
  startTransition(() => {
    hydrateRoot(place, app);
  });
}
