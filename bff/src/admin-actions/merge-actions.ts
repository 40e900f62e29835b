import {
  ACTION_AREAS,
  ACTION_PAGE,
  type ActionArea,
  type ActionEntry,
  type ActionList,
  AREA_NEEDS,
  may,
  type Permission,
} from '@salon/contracts';
import { cursorAfter } from '@salon/nest-kit';
import type { ServiceName } from '../options.js';

const SERVICES: Readonly<Record<ActionArea, readonly ServiceName[]>> = {
  visit: ['booking'],
  salon: ['booking'],
  client: ['account'],
  content: ['catalog'],
  staff: ['account'],
  site: ['booking', 'catalog', 'account'],
};

/** The areas that a person may read, by service. */
export function areasByService(
  caller: { permissions: readonly Permission[] },
  { area, visit }: { area?: ActionArea | undefined; visit?: string | undefined },
): Map<ServiceName, ActionArea[]> {
  const wanted = ACTION_AREAS.filter(
    (each) => (!visit || each === 'visit') && (!area || each === area) && may(caller, AREA_NEEDS[each]),
  );
  const services = new Map<ServiceName, ActionArea[]>();
  for (const each of wanted)
    for (const service of SERVICES[each]) services.set(service, [...(services.get(service) ?? []), each]);
  return services;
}

/** Newest first, then by id: the order of every service. */
function byTime(a: ActionEntry, b: ActionEntry): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a._id < b._id ? 1 : -1;
}

/**
 * Merges one page from the responses of all services.
 * @param parts one page plus one row each; null for a service that is down
 */
export function mergedPage(parts: readonly { areas: ActionArea[]; entries: ActionEntry[] | null }[]): ActionList {
  const all = parts.flatMap(({ entries }) => entries ?? []).sort(byTime);
  const entries = all.slice(0, ACTION_PAGE);
  const last = entries.at(-1);
  return {
    entries,
    next: all.length > ACTION_PAGE && last ? cursorAfter(new Date(last.at), last._id) : null,
    down: [...new Set(parts.filter((part) => part.entries === null).flatMap(({ areas }) => areas))],
  };
}
