import type { DeployedSite } from './edge-state.js';

/**
 * What the BFF compares the reports of browsers with, as a query string: the deployed version of each app, those of
 * running candidates, and the share of the pages that report their loading times,
 * `share=0.1&shell=0.1.0%2Bdd5d9557&catalog=1.4.0&catalog=1.5.0`.
 */
export async function deployedVersions({ shell, registry, reportShare = 0 }: DeployedSite): Promise<string> {
  const files = await shell.current().catch(() => undefined); // Reports of the remotes count without the shell.
  const candidates = [...registry.candidates()].map(([name, { deployment }]) => [name, deployment] as const);
  const named = new URLSearchParams({ share: String(reportShare) });
  if (files) named.append('shell', files.version);
  for (const [name, { entry }] of [...registry.deployments(), ...candidates]) named.append(name, entry.version);
  return named.toString();
}
