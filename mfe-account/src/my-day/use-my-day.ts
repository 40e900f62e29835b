import { messages, type MyDay } from '@salon/contracts';
import { ApiError, forgetKept, keepOnDevice, keptOnDevice, messageOf, readToken, toast } from '@salon/web-kit';
import { useMutation, useQuery, useQueryClient } from '@salon/web-kit/query';
import { useEffect, useSyncExternalStore } from 'react';
import { myDayQuery } from './my-day.queries.js';

const KEY = 'my-day';
function listen(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);

const isRefused = (error: unknown): boolean => error instanceof ApiError && [401, 403].includes(error.status);

/** The stylist's day, or the copy stored on the device; `missing` says why it is not current, null when it is. */
export function useMyDay() {
  const query = useQuery(myDayQuery);
  const isOnline = useOnline();
  const { data, error } = query;
  useEffect(() => {
    if (isRefused(error)) forgetKept();
    else if (data && readToken() !== null) keepOnDevice(KEY, data); // Not one that comes after the sign-out.
  }, [data, error]);
  const day = isRefused(error) ? undefined : (data ?? keptOnDevice<MyDay>(KEY) ?? undefined);
  const missing = isOnline ? error && messageOf(error, messages.myDayFailed) : messages.noResponse;
  return { query: { ...query, data: day, isPending: query.isPending && !day }, missing, isNow: !missing && !!data };
}

/** Notes a step or undoes it. Nothing is queued: a call that cannot be sent now fails. */
export function useStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ run }: { run(): Promise<MyDay>; done: string }) => run(),
    onMutate: () => client.cancelQueries(myDayQuery),
    onSuccess: (day, { done }) => {
      client.setQueryData(myDayQuery.queryKey, day);
      toast.success(done);
    },
    onError: (error) => {
      toast.error(messageOf(error, messages.visitDecisionFailed));
      return client.invalidateQueries(myDayQuery);
    },
  });
}
