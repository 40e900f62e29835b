import type { SignedInDevice } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** The sessions of the signed-in account. */
export const sessionsQuery = queryOptions({
  queryKey: ['users', 'sessions'],
  queryFn: async ({ signal }) =>
    (await api.get<{ sessions: SignedInDevice[] }>('/users/sessions', { signal })).data.sessions,
});
