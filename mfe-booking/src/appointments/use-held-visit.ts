import type { Appointment } from '@salon/contracts';
import { browserNow } from '@salon/web-kit';
import { appointmentQuery, myAppointmentsQuery } from '@salon/web-kit/queries';
import { useInfiniteQuery, useQuery } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';

const timeLeft = ({ status, holdUntil }: Appointment): number =>
  status === 'pending' && holdUntil !== null ? Date.parse(holdUntil) - browserNow().getTime() : 0;

/**
 * The customer's unpaid visit while its time is held (decision C6); null without one, and while that is not known.
 * @param known the id of a visit that was just shown, which is cached; the list of visits is requested in any case
 */
export function useHeldVisit(known: string | null): Appointment | null {
  const shown = useQuery({ ...appointmentQuery(known ?? ''), enabled: known !== null });
  const list = useInfiniteQuery({ ...myAppointmentsQuery, refetchOnMount: 'always', refetchOnWindowFocus: 'always' });
  const visits = list.data?.pages.flatMap(({ appointments }) => appointments) ?? [];
  const held = [...(shown.data ? [shown.data] : []), ...visits].find((visit) => timeLeft(visit) > 0);
  const until = held?.holdUntil ?? null;
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setEnded(until), Date.parse(until) - browserNow().getTime());
    return () => clearTimeout(timer);
  }, [until]);
  return held && until !== ended ? held : null;
}
