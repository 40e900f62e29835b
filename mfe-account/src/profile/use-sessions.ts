import { messages } from '@salon/contracts';
import { ApiError, messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { endOtherSessions, endSession } from './sessions.api.js';
import { sessionsQuery } from './sessions.queries.js';

/** Ends one session, or with null all others. A session that is already gone counts as ended. */
export function useEndSessions() {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: async (id: string | null) => {
      try {
        await (id === null ? endOtherSessions() : endSession(id));
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: (_done, id) => {
      client.setQueryData(sessionsQuery.queryKey, (sessions) =>
        sessions?.filter(({ _id, here }) => here || (id !== null && _id !== id)),
      );
      toast.success(id === null ? messages.otherSessionsEnded : messages.sessionEnded);
    },
    onError: (error) => toast.error(messageOf(error, messages.sessionEndFailed)),
    onSettled: () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return { busy: call.isPending ? (call.variables ?? 'others') : null, end: (id: string | null) => call.mutate(id) };
}
