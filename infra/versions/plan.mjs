import { fileURLToPath } from 'node:url';
import getReleasePlan from '@changesets/get-release-plan';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * What `npm run version` would do: each package that it would raise, by name, with type (`major`, `minor` or `patch`),
 * version and new version.
 */
export async function plannedVersions(folder = root) {
  const { releases } = await getReleasePlan(folder);
  const raised = releases.filter(({ type }) => type !== 'none');
  return new Map(raised.map(({ name, type, oldVersion, newVersion }) => [name, { type, oldVersion, newVersion }]));
}
