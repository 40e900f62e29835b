import { ApiError } from '@salon/web-kit';

/** True when a call failed without a refusal, so the server may have done what it asked for. */
export const isResponseLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.status < 400 || error.status >= 500);

/** Sends a change; when its response is lost, `read` shows whether it was made. @throws the error of `send` */
export async function sendOrRead<Changed, Found = Changed>(
  send: () => Promise<Changed>,
  read: () => Promise<Found>,
  isMade: (found: Found) => boolean,
): Promise<Changed | Found> {
  try {
    return await send();
  } catch (error) {
    const found = isResponseLost(error) ? await read().catch(() => undefined) : undefined; // The first failure counts.
    if (found === undefined || !isMade(found)) throw error;
    return found;
  }
}
