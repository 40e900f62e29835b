import { useQuery } from '@salon/web-kit/query';
import { getMyAppointments } from './appointments.api.js';

/** How long the list counts as fresh, in milliseconds (spec §9, decision C12). */
const FRESH_MS = 300_000;

export const appointmentsKey = ['appointments', 'mine'] as const;

/** The customer's visits; cached for five minutes, and asked for anew when the customer comes back to the tab (decision C12). */
export const useAppointments = () =>
  useQuery({
    queryKey: appointmentsKey,
    queryFn: ({ signal }) => getMyAppointments(signal),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
  });
