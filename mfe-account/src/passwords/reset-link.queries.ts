import { ApiError } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';
import { postResetLink } from './passwords.api.js';

const isDead = (error: unknown): boolean => error instanceof ApiError && error.code === 'RESET_LINK_DEAD';

/** Whether a reset link is known to be dead, checked once; after another failure the reset itself decides. */
export const deadLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => postResetLink(token, signal).then(() => false, isDead),
    staleTime: Infinity,
    gcTime: 0,
  });
