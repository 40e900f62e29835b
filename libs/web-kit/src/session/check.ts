import { messages, type User } from '@salon/contracts';
import { api } from '../api/client.js';
import { ApiError } from '../api/error.js';
import { toast } from '../feedback/toast.js';

/** Pauses before asking again while the site restarts, in milliseconds. */
const PAUSES = [400, 1_200];

const isRestart = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NO_RESPONSE' || [502, 503, 504].includes(error.status));

const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Whose token it is (GET /api/auth/me), or null when nobody's: spec §4 Session. A session that is over is told, so that nobody wonders why they are a guest. */
export async function whoAmI(signal: AbortSignal): Promise<User | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const { data } = await api.get<{ user?: User } | undefined>('/auth/me', { signal, keepSession: true });
      return data?.user ?? null;
    } catch (error) {
      if (isOver(error) && !signal.aborted) toast.error(messages.sessionExpired);
      const pause = PAUSES[attempt];
      if (signal.aborted || pause === undefined || !isRestart(error)) return null;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
