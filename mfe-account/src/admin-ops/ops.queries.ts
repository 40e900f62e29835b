import type { Ops, VersionInfo } from '@salon/contracts';
import { api } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';
import { type DeployedScreen, type ScreenName, SCREENS } from './ops.rules.js';

/** Milliseconds after which it is asked again. */
export const REFETCH_MS = 15_000;

/** The state of the processes and their queues. */
export const opsQuery = queryOptions({
  queryKey: ['admin', 'ops'],
  queryFn: async ({ signal }) => (await api.get<Ops>('/admin/ops', { signal })).data,
  staleTime: 0,
  refetchInterval: REFETCH_MS,
});

const isVersion = (body: unknown): body is VersionInfo =>
  typeof body === 'object' &&
  body !== null &&
  'commit' in body &&
  typeof body.commit === 'string' &&
  'builtAt' in body &&
  typeof body.builtAt === 'string';

/** GET /version.json or /mfe/{name}/version.json, which each team deploys with its files. */
async function getDeployed(name: ScreenName, signal: AbortSignal): Promise<DeployedScreen> {
  try {
    const reply = await fetch(name === 'shell' ? '/version.json' : `/mfe/${name}/version.json`, { signal });
    const body: unknown = reply.ok ? await reply.json() : null;
    return { name, version: isVersion(body) ? body : null };
  } catch (error) {
    if (signal.aborted) throw error;
    return { name, version: null }; // The screen says that it is not served.
  }
}

/** What is deployed of each screen. */
export const deployedQuery = queryOptions({
  queryKey: ['admin', 'deployed'],
  queryFn: ({ signal }) => Promise.all(SCREENS.map((name) => getDeployed(name, signal))),
  staleTime: 0,
  refetchInterval: REFETCH_MS,
});
