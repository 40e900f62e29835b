import type { ContentAction, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** `GET /api/admin/content-acts`: the latest admin actions on all content types, newest first. */
export async function getContentActions(signal: AbortSignal): Promise<ContentAction[]> {
  return (await api.get<{ acts: ContentAction[] }>('/admin/content-acts', { signal })).data.acts;
}

/** GET /api/admin/salon-changes: the latest changes of hours, stylists and policy, newest first. */
export async function getSalonChanges(signal: AbortSignal): Promise<SalonChange[]> {
  return (await api.get<{ changes: SalonChange[] }>('/admin/salon-changes', { signal })).data.changes;
}
