import type { Appointment } from '@salon/contracts';
import { ApiError, useSession } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { appointmentKey, getAppointment } from '../booking/booking.api.js';
import { nextAskMs, outcomeOf, type Outcome } from './result.rules.js';

export type View =
  | { kind: 'hidden' }
  | { kind: 'waiting'; still: boolean; askAgain(): void }
  | { kind: Exclude<Outcome, 'waiting'>; appointment: Appointment };

/** How often a question that got no answer is put again, every 4 seconds. */
const TRIES = 14;

/** What the gateway's word may still change: it may reach the salon after its browser, and after the time was released (decision D4). */
const MAY_CHANGE: readonly Outcome[] = ['waiting', 'released'];

/** Signed out, or not this person's visit: asking again changes nothing, but for who has only asked too often. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Asks the server about the visit until it is confirmed or a minute has passed; the address proves nothing (threat T39). */
export function useOutcome(id: string | null): View {
  const { status } = useSession();
  const [asked, setAsked] = useState(0);
  const wait = nextAskMs(Math.max(0, asked - 1));
  const visit = useQuery({
    queryKey: [...appointmentKey(id ?? ''), 'outcome'],
    queryFn: async ({ signal }) => {
      const appointment = await getAppointment(id ?? '', signal);
      setAsked((times) => times + 1);
      return appointment;
    },
    enabled: id !== null && status === 'user',
    staleTime: 0,
    retry: (failures, error) => failures < TRIES && !isRefusal(error),
    retryDelay: 4_000,
    refetchInterval: ({ state }) =>
      state.data && MAY_CHANGE.includes(outcomeOf(state.data)) ? (wait ?? false) : false,
  });
  if (id === null || status === 'guest' || isRefusal(visit.error)) return { kind: 'hidden' };
  const outcome = visit.data ? outcomeOf(visit.data) : 'waiting';
  if (visit.data && outcome !== 'waiting') return { kind: outcome, appointment: visit.data };
  const askAgain = () => {
    setAsked(0);
    void visit.refetch();
  };
  return { kind: 'waiting', still: wait === null || visit.isError, askAgain };
}
