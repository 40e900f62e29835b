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
