import type { Appointment } from '@salon/contracts';
import { browserNow } from '@salon/web-kit';
import { appointmentQuery } from '@salon/web-kit/queries';
import { useQueryClient } from '@salon/web-kit/query';
import { useEffect, useState } from 'react';

const timeLeft = ({ status, holdUntil }: Appointment): number =>
  status === 'pending' && holdUntil !== null ? Date.parse(holdUntil) - browserNow().getTime() : 0;

/**
 * The customer's unpaid visit while its time is held (decision C6), when it is cached: asking for it would move the page
 * once it is known. @param id of the visit that was shown before; null for none
 */
export function useHeldVisit(id: string | null): Appointment | null {
  const client = useQueryClient();
  const [held, setHeld] = useState(() => {
    const shown = id === null ? undefined : client.getQueryData(appointmentQuery(id).queryKey);
    return shown && timeLeft(shown) > 0 ? shown : null;
  });
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setHeld(null), timeLeft(held));
    return () => clearTimeout(timer);
  }, [held]);
  return held;
}
