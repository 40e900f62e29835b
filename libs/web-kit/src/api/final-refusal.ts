import type { ApiError } from './error.js';

/**
 * True when a call was refused for a reason that repeating it does not change: not without a response, after a server
 * error or a rate limit. Remotes bundle this file, so it imports no value.
 */
export function isFinalRefusal(error: unknown): boolean {
  const { status = 0 } = (error ?? {}) as Partial<ApiError>;
  return status >= 400 && status < 500 && status !== 429;
}
