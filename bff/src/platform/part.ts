import { DomainError } from '@salon/kernel';

/** A failure of the service, not of the request. */
const isDown = (error: unknown): boolean =>
  !(error instanceof DomainError) || ['unavailable', 'timeout'].includes(error.kind);

/**
 * One part of a screen; null when its service fails, so that the others are shown.
 * @throws DomainError what the caller did wrong
 */
export async function partOf<Part>(response: Promise<Part>): Promise<Part | null> {
  try {
    return await response;
  } catch (error) {
    if (isDown(error)) return null; // The screen says which part is missing; the failed call is in the log.
    throw error;
  }
}
