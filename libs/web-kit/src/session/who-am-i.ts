import { messages, type User } from '@salon/contracts';
import { api } from '../api/client.js';
import { ApiError } from '../api/error.js';

/** Waits in milliseconds while the site restarts: the session still counts as loading. */
const SHORT_WAITS = [400, 1_200];

/** Waits in milliseconds while the session is unknown. */
const LONG_WAITS = [5_000, 10_000, 20_000];
const MAX_WAIT_MS = 30_000;

const isRestart = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NO_RESPONSE' || [502, 503, 504].includes(error.status));

/** Only these responses mean that the token is no longer valid (docs/product.md §4). */
export const endsSession = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** The user of the stored token. @throws ApiError also when the response holds no user */
export async function whoAmI(signal: AbortSignal): Promise<User> {
  const { data } = await api.get<{ user?: User } | undefined>('/auth/me', { signal });
  if (!data?.user) throw new ApiError(200, 'RESPONSE_UNEXPECTED', messages.responseUnexpected);
  return data.user;
}

/** When to retry after `failures` failed attempts, and whether the session counts as unknown meanwhile. */
export function nextAttempt(error: unknown, failures: number): { waitMs: number; unknown: boolean } {
  const waits = isRestart(error) ? [...SHORT_WAITS, ...LONG_WAITS] : LONG_WAITS;
  const ownMs = waits[failures - 1] ?? MAX_WAIT_MS;
  const requestedMs = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return { waitMs: Math.max(ownMs, requestedMs), unknown: !SHORT_WAITS.includes(ownMs) };
}
