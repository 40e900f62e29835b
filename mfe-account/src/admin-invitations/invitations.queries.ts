import { queryOptions } from '@salon/web-kit/query';
import { getInvitations } from './invitations.api.js';

export const invitationsQuery = queryOptions({
  queryKey: ['admin', 'invitations'],
  queryFn: ({ signal }) => getInvitations(signal),
});
