import { api } from '@salon/web-kit';

export const endSession = (id: string) => api.delete<object>(`/users/sessions/${encodeURIComponent(id)}`);

export const endOtherSessions = () => api.post<object>('/users/sessions/end-others');
