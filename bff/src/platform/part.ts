import { DomainError } from '@salon/kernel';

/** The service does not respond, or not in time. */
export const isServiceDown = (error: unknown): boolean =>
  error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'timeout');

/** Not an outage or a bug. */
export const isRefusal = (error: unknown): boolean => error instanceof DomainError && !isServiceDown(error);

/**
 * One part of a screen; null when its service fails, so that the other parts are shown.
 * @throws DomainError for an invalid request
 */
export async function partOf<Part>(response: Promise<Part>): Promise<Part | null> {
  try {
    return await response;
  } catch (error) {
    if (isRefusal(error)) throw error;
    return null; // The screen names the missing part; the failed call is logged.
  }
}

/** For a part that may not exist. @throws every other failure unchanged */
export function nullWhenGone(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'not_found') return null;
  throw error;
}
