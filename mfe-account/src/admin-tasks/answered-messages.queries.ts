import type { AnsweredMessagePage } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { infiniteQueryOptions } from '@salon/web-kit/query';

/** Pages of the answered messages, the latest answer first; the live stream reports their changes as those of tasks. */
export const answeredMessagesQuery = infiniteQueryOptions({
  queryKey: ['admin', 'tasks', 'answered'],
  queryFn: async ({ pageParam: cursor, signal }) => {
    const path = '/admin/messages/answered';
    const page = cursor === null ? path : `${path}?cursor=${encodeURIComponent(cursor)}`;
    return (await api.get<AnsweredMessagePage>(page, { signal })).data;
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
