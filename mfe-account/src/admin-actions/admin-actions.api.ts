import type { ContentAction } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** GET /api/admin/content-acts: the latest admin actions on all content types, newest first. */
export async function getAdminActions(signal: AbortSignal): Promise<ContentAction[]> {
  return (await api.get<{ acts: ContentAction[] }>('/admin/content-acts', { signal })).data.acts;
}

/** POST /api/admin/content-acts/{id}/undo */
export const undoAdminAction = (id: string) => api.post<{ act: ContentAction }>(`/admin/content-acts/${id}/undo`);
