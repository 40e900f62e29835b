import type { Appointment } from '@salon/contracts';
import { browserNow } from '@salon/web-kit';
import { appointmentQuery, myAppointmentsQuery } from '@salon/web-kit/queries';
import { useInfiniteQuery, useQueryClient } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';

const timeLeft = ({ status, holdUntil }: Appointment): number =>
  status === 'pending' && holdUntil !== null ? Date.parse(holdUntil) - browserNow().getTime() : 0;

/** The unpaid visit while its time is held (decision C6), then null. */
function useWhileHeld(visit: Appointment | undefined): Appointment | null {
  const [released, setReleased] = useState<Appointment>();
  useEffect(() => {
    if (!visit) return undefined;
    const timer = setTimeout(() => setReleased(visit), timeLeft(visit));
    return () => clearTimeout(timer);
  }, [visit]);
  return visit && visit !== released && timeLeft(visit) > 0 ? visit : null;
}

/** The held visit that was shown before, without asking for it. @param id of that visit; null for none */
export function useShownHold(id: string | null): Appointment | null {
  const client = useQueryClient();
  const [shown] = useState(() => (id === null ? undefined : client.getQueryData(appointmentQuery(id).queryKey)));
  return useWhileHeld(shown);
}

/** The held visit of the customer's list; null while the list is not known. */
export function useListedHold(): Appointment | null {
  const { data } = useInfiniteQuery(myAppointmentsQuery);
  const visits = data?.pages.flatMap(({ appointments }) => appointments) ?? [];
  return useWhileHeld(visits.find((visit) => timeLeft(visit) > 0));
}
