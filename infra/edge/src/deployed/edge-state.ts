import type { DeployedApp, EdgeState } from '@salon/contracts';
import { messageOf } from '../http/message-of.js';
import type { RemoteRegistry } from '../remotes/registry.js';
import type { DeployedShell } from './deployed-shell.js';

/** What is deployed, as this edge reads it: the shell, the remotes and the edge itself. */
export interface DeployedSite {
  shell: DeployedShell;
  registry: RemoteRegistry;
  /** Share of the pages that report their loading times. */
  reportShare?: number;
  /** The git revision that the edge was built from. */
  commit?: string;
}

/** Characters of a problem that fit a header beside the others. */
const MOST_PROBLEM = 300;

/** What /ops shows of this edge and of the apps that it serves. */
export async function edgeState({ shell, registry, commit = '' }: DeployedSite): Promise<EdgeState> {
  await registry.current();
  const apps = [await shellState(shell), ...registry.states()];
  return {
    version: commit,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    apps: apps.map((app) => ({ ...app, problem: app.problem?.slice(0, MOST_PROBLEM) ?? null })),
  };
}

async function shellState(shell: DeployedShell): Promise<DeployedApp> {
  const none = { name: 'shell', candidate: null };
  try {
    return { ...none, version: (await shell.current()).version, problem: null };
  } catch (error) {
    return { ...none, version: null, problem: messageOf(error) };
  }
}
