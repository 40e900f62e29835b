import type { ActionArea, ActionList } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** Filters of the list; '' for no filter. */
export interface ActionFilter {
  person: string;
  area: ActionArea | '';
  day: string;
  /** The reference of one visit. */
  visit: string;
}

/** GET /api/admin/actions */
export async function getActions(filter: ActionFilter, cursor: string, signal: AbortSignal): Promise<ActionList> {
  const given = Object.entries({ ...filter, cursor }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return (await api.get<ActionList>(`/admin/actions${query && `?${query}`}`, { signal })).data;
}

/** Retries of jobs are the only actions that can never be undone. */
type UndoableArea = Exclude<ActionArea, 'site'>;

const UNDO: Readonly<Record<UndoableArea, string>> = {
  visit: 'acts',
  salon: 'salon-changes',
  content: 'content-acts',
  staff: 'staff-acts',
};

/** `POST /api/admin/{acts,salon-changes,content-acts,staff-acts}/{id}/undo` */
export const undoAction = ({ area, _id }: { area: UndoableArea; _id: string }) =>
  api.post(`/admin/${UNDO[area]}/${_id}/undo`);
