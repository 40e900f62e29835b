import type { Ops, OpsService, RetryRequest, VersionInfo } from '@salon/contracts';
import { api } from '@salon/web-kit';
import type { DeployedScreen, ScreenName } from './ops.rules.js';

/** GET /api/admin/ops */
export const getOps = async (signal: AbortSignal): Promise<Ops> => (await api.get<Ops>('/admin/ops', { signal })).data;

/** POST /api/admin/ops/{part}/retry: one given-up job, or all of a task. */
export const retryJobs = async (part: OpsService, request: RetryRequest): Promise<object> =>
  (await api.post<object>(`/admin/ops/${part}/retry`, request)).data;

const isVersion = (body: unknown): body is VersionInfo =>
  typeof body === 'object' &&
  body !== null &&
  'commit' in body &&
  typeof body.commit === 'string' &&
  'builtAt' in body &&
  typeof body.builtAt === 'string';

/** GET /version.json or /mfe/{name}/version.json, which each team deploys with its files. */
export async function getDeployed(name: ScreenName, signal: AbortSignal): Promise<DeployedScreen> {
  try {
    const reply = await fetch(name === 'shell' ? '/version.json' : `/mfe/${name}/version.json`, { signal });
    const body: unknown = reply.ok ? await reply.json() : null;
    return { name, version: isVersion(body) ? body : null };
  } catch (error) {
    if (signal.aborted) throw error;
    return { name, version: null }; // The screen says that it is not served.
  }
}
