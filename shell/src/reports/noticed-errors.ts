import type { ClientErrorKind, RemoteName } from '@salon/contracts';
import type { HydrationOptions, RootOptions } from 'react-dom/client';

export interface NoticedError {
  kind: ClientErrorKind;
  error: unknown;
  /** Pattern of the page's route, and its path, which is not sent. */
  route: string;
  path: string;
  /** The remote that did not load. */
  remote?: RemoteName;
  /** Of errors that React has noticed. */
  componentStack?: string | null | undefined;
}

export interface NoticedErrors {
  add(noticed: Pick<NoticedError, 'kind' | 'error' | 'remote' | 'componentStack'>): void;
  /** Those noticed since the last call. */
  take(): NoticedError[];
  /** Resolves with the first one. */
  first: Promise<void>;
}

/** So many are kept until they are sent. */
const MOST = 50;

/** Keeps each error of this page once, until its reports are sent (ADR-0064). @param route pattern of the current route */
export function watchErrors(route: () => string): NoticedErrors {
  const seen = new WeakSet<object>();
  const list: NoticedError[] = [];
  let noticeFirst: () => void;
  const first = new Promise<void>((resolve) => (noticeFirst = resolve));
  const add: NoticedErrors['add'] = (noticed) => {
    const { error } = noticed;
    if (list.length >= MOST) return;
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return;
      seen.add(error);
    }
    list.push({ ...noticed, route: route(), path: location.pathname });
    noticeFirst();
  };
  // Without an error object it is of a script of another origin, or a warning of the browser.
  addEventListener('error', ({ error }: { error: unknown }) => {
    if (error) add({ kind: 'uncaught', error });
  });
  addEventListener('unhandledrejection', ({ reason }) => add({ kind: 'rejection', error: reason }));
  return { add, take: () => list.splice(0), first };
}

/** Notices what React reports, and does besides what React does without these options. */
export function rootOptions({ add }: NoticedErrors): RootOptions & HydrationOptions {
  return {
    onUncaughtError(error, { componentStack }) {
      add({ kind: 'uncaught', error, componentStack });
      reportError(error);
    },
    onCaughtError(error, { componentStack }) {
      add({ kind: 'caught', error, componentStack });
      console.error(error); // eslint-disable-line no-console -- React's default
    },
    onRecoverableError(error, { componentStack }) {
      add({ kind: 'recoverable', error, componentStack });
      reportError(error);
    },
  };
}
