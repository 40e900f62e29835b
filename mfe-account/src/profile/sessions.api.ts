import { api } from '@salon/web-kit';

/** DELETE /api/users/sessions/{id} */
export const endSession = (id: string) => api.delete<object>(`/users/sessions/${encodeURIComponent(id)}`);

/** POST /api/users/sessions/end-others */
export const endOtherSessions = () => api.post<object>('/users/sessions/end-others');
