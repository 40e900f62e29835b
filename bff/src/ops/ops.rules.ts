import type { EdgeState, Ops, OpsPart, ServiceOps } from '@salon/contracts';
import type { SiteHealth } from '../health/health.rules.js';

/** What a process says about itself; null when it did not in time. */
type Said = readonly [name: OpsPart['name'], said: ServiceOps | null];

/** The processes of the site; what is not known of one that is down is null. */
export const opsParts = (health: SiteHealth, processes: readonly Said[]): OpsPart[] =>
  processes.map(([name, said]) => {
    const { status = 'down', checks = {} } = health.services[name] ?? {};
    return {
      name,
      status,
      checks,
      version: said?.version || null,
      startedAt: said?.startedAt ?? null,
      queue: said?.queue ?? null,
    };
  });

/** What the edge says about itself in the header of a request; nothing when there is no such header. */
export function edgeStateOf(header: string | undefined): Pick<Ops, 'edge'> {
  if (header === undefined) return {};
  return { edge: JSON.parse(decodeURIComponent(header)) as EdgeState };
}
