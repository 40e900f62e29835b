import type { ActivityKind, ActivityPage } from '@salon/contracts';
import { api } from '@salon/web-kit';

/** Filters of the list; '' for no filter. */
export interface ActivityFilter {
  person: string;
  kind: ActivityKind | '';
  day: string;
}

/** GET /api/admin/staff/activity */
export async function getActivity(filter: ActivityFilter, cursor: string, signal: AbortSignal): Promise<ActivityPage> {
  const given = Object.entries({ ...filter, cursor }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return (await api.get<ActivityPage>(`/admin/staff/activity${query && `?${query}`}`, { signal })).data;
}
