import type { ContentAction, SalonChange, UndoneSalonChange } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** The path of an admin action before its id, by kind. */
const PATHS = {
  visit: 'acts',
  salon: 'salon-changes',
  client: 'client-changes',
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
  /** The customer gets a mail about it. */
  mails?: boolean;
}

/** Beside the Undo of an action whose mail has left. */
export const UNDO_MAILS = 'Undo mails the customer';

/** @returns of a change of the hours `outside`, as `UndoneSalonChange` */
export const undoAction = ({ kind, id }: ActionToUndo) =>
  api.post<Pick<UndoneSalonChange, 'outside'> | undefined>(`/admin/${PATHS[kind]}/${encodeURIComponent(id)}/undo`);

export const undoableOf = (action: ContentAction | SalonChange): ActionToUndo =>
  'subject' in action
    ? { kind: 'salon', id: action._id, leaves: action.undoLeaves }
    : { kind: 'content', id: action._id };
