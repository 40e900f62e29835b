import type { Appointment } from '@salon/contracts';
import { appointmentsKey } from '@salon/web-kit/queries';
import { useQueryClient } from '@salon/web-kit/query';
import { useEffect } from 'react';

/** Invalidates the lists of visits whenever the server reports another state of this visit (decision C12). */
export function useFreshLists(visit: Appointment | undefined): void {
  const client = useQueryClient();
  const { status, money, attempt } = visit ?? {};
  useEffect(() => {
    if (status) void client.invalidateQueries({ queryKey: appointmentsKey });
  }, [client, status, money, attempt]);
}
