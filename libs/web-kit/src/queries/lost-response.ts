import { ApiError } from '@salon/web-kit';

/** True when a call failed without a refusal, so the server may have done what it asked for. */
export const isResponseLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 400 || error.status >= 500);
