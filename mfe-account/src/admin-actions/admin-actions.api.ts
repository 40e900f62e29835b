import type { ContentAction, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** `GET /api/admin/content-acts`: the latest admin actions on all content types, newest first. */
export async function getAdminActions(signal: AbortSignal): Promise<ContentAction[]> {
  return (await api.get<{ acts: ContentAction[] }>('/admin/content-acts', { signal })).data.acts;
}

/** GET /api/admin/salon-changes: the latest changes of hours, stylists and policy, newest first. */
export async function getSalonChanges(signal: AbortSignal): Promise<SalonChange[]> {
  return (await api.get<{ changes: SalonChange[] }>('/admin/salon-changes', { signal })).data.changes;
}

/** The desk also undoes notes about a customer and merges of two customers. */
function undoPathOf(action: ContentAction | SalonChange): string {
  if (!('subject' in action)) return 'content-acts';
  return action.subject === 'customer' || action.subject === 'customerMerge' ? 'customer-changes' : 'salon-changes';
}

/** `POST /api/admin/{content-acts,salon-changes,customer-changes}/{id}/undo` */
export const undoAdminAction = (action: ContentAction | SalonChange) =>
  api.post(`/admin/${undoPathOf(action)}/${action._id}/undo`);

/** `POST /api/admin/acts/{id}/undo`: undoes an action on a visit or a refund. */
export const undoVisitAction = (id: string) => api.post(`/admin/acts/${id}/undo`);

/** POST /api/admin/desk/block-changes/{id}/undo */
export const undoBlockChange = (id: string) => api.post(`/admin/desk/block-changes/${id}/undo`);
