import type { SignedInDevice } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/users/sessions */
export async function getSessions(signal: AbortSignal): Promise<SignedInDevice[]> {
  return (await api.get<{ sessions: SignedInDevice[] }>('/users/sessions', { signal })).data.sessions;
}

/** DELETE /api/users/sessions/{id} */
export const endSession = (id: string) => api.delete<object>(`/users/sessions/${encodeURIComponent(id)}`);

/** POST /api/users/sessions/end-others */
export const endOtherSessions = () => api.post<object>('/users/sessions/end-others');
