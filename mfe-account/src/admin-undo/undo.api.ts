import type { ContentAction, SalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** The path of an admin action before its id, by kind. */
const PATHS = {
  visit: 'acts',
  block: 'desk/block-changes',
  salon: 'salon-changes',
  customer: 'customer-changes',
  content: 'content-acts',
  staff: 'staff-acts',
  clientImport: 'client-imports',
} as const;

/** An admin action that can be undone. */
export interface ActionToUndo {
  kind: keyof typeof PATHS;
  id: string;
  /** What its undo leaves as it is, as a sentence. */
  leaves?: string;
}

/** `POST /api/admin/{path}/{id}/undo` */
export const undoAction = ({ kind, id }: ActionToUndo) =>
  api.post(`/admin/${PATHS[kind]}/${encodeURIComponent(id)}/undo`);

/** The desk may undo notes about a customer and merges of two, but not other changes of the salon. */
export function undoableOf(action: ContentAction | SalonChange): ActionToUndo {
  const id = action._id;
  if (!('subject' in action)) return { kind: 'content', id };
  const isOfCustomer = action.subject === 'customer' || action.subject === 'customerMerge';
  return { kind: isOfCustomer ? 'customer' : 'salon', id, leaves: action.undoLeaves };
}
