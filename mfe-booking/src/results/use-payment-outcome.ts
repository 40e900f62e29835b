import type { Appointment } from '@salon/contracts';
import { ApiError, useSession } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { useFreshLists } from '../appointments/use-fresh-lists.js';
import { outcomeQuery } from './result.queries.js';
import { nextPollMs, outcomeOf, type Outcome } from './result.rules.js';

type View =
  | { kind: 'hidden' }
  | { kind: 'waiting'; still: boolean; checkAgain(): void }
  | { kind: Exclude<Outcome, 'waiting'>; appointment: Appointment };

/** How often a failed request is retried, every 4 seconds. */
const TRIES = 14;

/**
 * The outcomes that a late notice of the gateway may still change: it may arrive after the browser, and after the time
 * was released (decision D4).
 */
const MAY_CHANGE: readonly Outcome[] = ['waiting', 'released'];

/** Signed out, or another customer's visit: retrying does not help, except after a rate limit. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Polls the visit until it is confirmed or a minute has passed; the address proves nothing (threat T39). */
export function usePaymentOutcome(id: string | null): View {
  const { status } = useSession();
  const [polls, setPolls] = useState(0);
  const wait = nextPollMs(Math.max(0, polls - 1));
  const visit = useQuery({
    ...outcomeQuery(id ?? '', () => setPolls((times) => times + 1)),
    enabled: id !== null && status === 'user',
    retry: (failures, error) => failures < TRIES && !isRefusal(error),
    retryDelay: 4_000,
    refetchInterval: ({ state }) =>
      state.data && MAY_CHANGE.includes(outcomeOf(state.data)) ? (wait ?? false) : false,
  });
  useFreshLists(visit.data);
  if (id === null || status === 'guest' || isRefusal(visit.error)) return { kind: 'hidden' };
  const outcome = visit.data ? outcomeOf(visit.data) : 'waiting';
  if (visit.data && outcome !== 'waiting') return { kind: outcome, appointment: visit.data };
  const checkAgain = () => {
    setPolls(0);
    void visit.refetch();
  };
  return { kind: 'waiting', still: wait === null || visit.isError, checkAgain };
}
