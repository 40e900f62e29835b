import { deployedVersions } from './deployed-versions.js';
import { type DeployedSite, edgeState } from './edge-state.js';

/** What a request to these paths tells the BFF; a client cannot set such headers. */
const HEADERS: Readonly<Record<string, (site: DeployedSite) => Promise<Record<string, string>>>> = {
  '/api/client-reports': async (site) => ({ 'x-salon-deployed': await deployedVersions(site) }),
  '/api/admin/ops': async (site) => ({ 'x-salon-edge': encodeURIComponent(JSON.stringify(await edgeState(site))) }),
};

export const edgeHeaders =
  (site: DeployedSite) =>
  async (path: string): Promise<Record<string, string>> =>
    (await HEADERS[path]?.(site)) ?? {};
