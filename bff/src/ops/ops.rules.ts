import type { EdgeState, Ops, OpsPart, ServiceOps } from '@salon/contracts';
import type { SiteHealth } from '../health/health.rules.js';

/** The reported state of a process; null when it did not respond in time. */
type ProcessState = readonly [name: OpsPart['name'], state: ServiceOps | null];

/** The processes of the site; unknown fields of one that is down are null. */
export const opsParts = (health: SiteHealth, processes: readonly ProcessState[]): OpsPart[] =>
  processes.map(([name, state]) => {
    const { status = 'down', checks = {} } = health.services[name] ?? {};
    return {
      name,
      status,
      checks,
      version: state?.version || null,
      startedAt: state?.startedAt ?? null,
      queue: state?.queue ?? null,
    };
  });

/** The state of the edge from the header of a request; empty without the header. */
export function edgeStateOf(header: string | undefined): Pick<Ops, 'edge'> {
  if (header === undefined) return {};
  return { edge: JSON.parse(decodeURIComponent(header)) as EdgeState };
}
