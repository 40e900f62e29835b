import { ApiError } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';
import { postInvitation } from './registration.api.js';

export const isInvitationRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'INVITATION_NEEDED';

/** Whether an invitation is known to be dead, checked once; after another failure the registration itself decides. */
export const deadInvitationQuery = (invite: string | null) =>
  queryOptions({
    queryKey: ['invitation', invite],
    queryFn: ({ signal }) => postInvitation(invite ?? '', signal).then(() => false, isInvitationRefused),
    staleTime: Infinity,
    gcTime: 0,
  });
