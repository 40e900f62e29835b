import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CartSync } from './cart/use-cart.js';
import { Toaster } from './feedback/toaster.js';
import { SessionProvider, type GoTo } from './session/session-provider.js';

/** How long a query result counts as fresh, in milliseconds. */
const FRESH_MS = 30_000;

/**
 * Failed calls are not retried automatically, and no call waits for the network: the screen shows the failure and
 * offers Try Again.
 */
const calls = { retry: false, networkMode: 'offlineFirst' } as const;

// A button is busy before the next press: by default components learn of a call in a later task.
notifyManager.setScheduler(queueMicrotask);

export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { ...calls, staleTime: FRESH_MS }, mutations: calls } });

const byAddress: GoTo = (path) => location.assign(path);

interface Props {
  children: ReactNode;
  /** The router's navigation; without it the page is reloaded. */
  goTo?: GoTo;
  queryClient?: QueryClient;
}

/** The providers of every screen: server state, session, cart sync between tabs, toasts. */
export function AppProviders({ children, goTo = byAddress, queryClient }: Props) {
  const [client] = useState(() => queryClient ?? createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <SessionProvider goTo={goTo}>
        {children}
        <CartSync />
      </SessionProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
