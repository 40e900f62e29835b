import type { ClientErrorKind, RemoteName } from '@salon/contracts';
import type { HydrationOptions, RootOptions } from 'react-dom/client';
import type { Matches } from './page-route.js';

export interface CapturedError {
  kind: ClientErrorKind;
  error: unknown;
  /** The page's routes, and its path, which is not sent. */
  matches: Matches;
  path: string;
  /** The remote that did not load. */
  remote?: RemoteName;
  /** Component stack of errors that React reported. */
  componentStack?: string | null | undefined;
}

export interface CapturedErrors {
  add(captured: Pick<CapturedError, 'kind' | 'error' | 'remote' | 'componentStack'>): void;
  /** Errors since the last call. */
  take(): CapturedError[];
  /** Resolves at the first error. */
  first: Promise<void>;
}

/** Maximum number of errors kept per page. */
const MAX_ERRORS = 50;

/**
 * Collects each error of this page once, until it is reported (ADR-0064).
 * @param matches routes of the current page
 */
export function captureErrors(matches: () => Matches): CapturedErrors {
  const seen = new Set<unknown>();
  const list: CapturedError[] = [];
  let resolveFirst: () => void;
  const first = new Promise<void>((resolve) => (resolveFirst = resolve));
  const add: CapturedErrors['add'] = (captured) => {
    if (seen.size >= MAX_ERRORS || seen.has(captured.error)) return;
    seen.add(captured.error);
    list.push({ ...captured, matches: matches(), path: location.pathname });
    resolveFirst();
  };
  // Without an error object it comes from a cross-origin script, or is a warning of the browser.
  addEventListener('error', ({ error }: { error: unknown }) => {
    if (error) add({ kind: 'uncaught', error });
  });
  addEventListener('unhandledrejection', ({ reason }) => add({ kind: 'rejection', error: reason }));
  return { add, take: () => list.splice(0), first };
}

/**
 * Collects the errors that React reports, and keeps React's default behaviour without these options. React passes an
 * uncaught error to the window.
 */
export const rootOptions = ({ add }: CapturedErrors): RootOptions & HydrationOptions => ({
  onCaughtError(error, { componentStack }) {
    add({ kind: 'caught', error, componentStack });
    console.error(error); // eslint-disable-line no-console -- React's default
  },
  onRecoverableError(error, { componentStack }) {
    add({ kind: 'recoverable', error, componentStack });
    reportError(error);
  },
});
