import { queryOptions } from '@salon/web-kit/query';
import { getSessions } from './sessions.api.js';

/** The sessions of the signed-in account. */
export const sessionsQuery = queryOptions({
  queryKey: ['users', 'sessions'],
  queryFn: ({ signal }) => getSessions(signal),
});
