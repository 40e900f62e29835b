import type { DayClosing } from '@salon/contracts';
import { toast } from '@salon/web-kit';
import { useQueryClient } from '@salon/web-kit/query';
import { closingQuery } from './closing.queries.js';

/** Shows a day as a response has it, with a toast; all other queries are refetched, because they list the change. */
export function useChangedDay(date: string) {
  const client = useQueryClient();
  return ({ data, message }: { data: DayClosing; message?: string }, done: string) => {
    client.setQueryData(closingQuery(date).queryKey, data);
    toast.success(message ?? done);
    return client.invalidateQueries();
  };
}
