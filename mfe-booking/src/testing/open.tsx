import { AppProviders } from '@salon/web-kit';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import routes from '../routes.js';

/**
 * Opens a path of this remote as the shell would, signed in when a token is stored; other paths show 'another page'.
 */
export function open(
  path: string | { pathname: string; search?: string; state?: unknown },
  {
    signedIn = true,
    keepStorage = false,
    beside,
  }: { signedIn?: boolean; keepStorage?: boolean; beside?: ReactNode } = {},
) {
  if (!keepStorage) {
    localStorage.clear();
    sessionStorage.clear();
  }
  if (signedIn) localStorage.setItem('token', 'token-of-dilani');
  const pages = [...routes, { path: '*', element: <p>another page</p> }];
  const router = createMemoryRouter([{ children: pages, hydrateFallbackElement: <></> }], { initialEntries: [path] });
  render(
    <AppProviders goTo={(to) => router.navigate(to)}>
      <RouterProvider router={router} />
      {beside}
    </AppProviders>,
  );
  return {
    go: (to: string | -1) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
    here: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

/** 10:30 on Saturday, November 21, 2026 on the salon's clock. */
export const MORNING = new Date('2026-11-21T05:00:00Z');

/** Stops the calendar at MORNING and leaves every timer running. */
export const stopCalendar = (): void =>
  void jest.useFakeTimers({
    now: MORNING,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });

/** Advances the stopped clock, and then runs what becomes due. */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  await act(() => jest.advanceTimersByTimeAsync(0));
}
