import type { Appointment } from '@salon/contracts';
import { useSession } from '@salon/web-kit';
import { isFinalRefusal } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { useFreshLists } from '../appointments/use-fresh-lists.js';
import { outcomeQuery } from './result.queries.js';
import { nextPollMs, outcomeOf, type Outcome } from './result.rules.js';

type View =
  | { kind: 'hidden' }
  | { kind: 'unchecked' }
  | { kind: 'waiting'; still: boolean; checkAgain(): void }
  | { kind: Exclude<Outcome, 'waiting'>; appointment: Appointment };

/**
 * The outcomes that a late notice of the gateway may still change: it may arrive after the browser, and after the time
 * was released (decision D4).
 */
const MAY_CHANGE: readonly Outcome[] = ['waiting', 'released'];

/** Polls the visit until it is confirmed or a minute has passed; the address proves nothing (threat T39). */
export function usePaymentOutcome(id: string | null): View {
  const { status } = useSession();
  const [polls, setPolls] = useState(0);
  const wait = nextPollMs(Math.max(0, polls - 1));
  const visit = useQuery({
    ...outcomeQuery(id ?? '', () => setPolls((times) => times + 1)),
    enabled: id !== null && status === 'user',
    refetchInterval: ({ state }) =>
      state.data && MAY_CHANGE.includes(outcomeOf(state.data)) ? (wait ?? false) : false,
  });
  useFreshLists(visit.data);
  if (id === null || status === 'guest' || isFinalRefusal(visit.error)) return { kind: 'hidden' };
  if (status === 'unknown') return { kind: 'unchecked' };
  const outcome = visit.data ? outcomeOf(visit.data) : 'waiting';
  // /payment-cancel leads back here once a failed payment has another result: the failure in the cache is over then.
  const isOld = outcome === 'failed' && !visit.isFetchedAfterMount;
  if (visit.data && outcome !== 'waiting' && !isOld) return { kind: outcome, appointment: visit.data };
  const checkAgain = () => {
    setPolls(0);
    void visit.refetch();
  };
  return { kind: 'waiting', still: wait === null || visit.isError, checkAgain };
}
