// Runs in a library: exits with 1 and the reason when its exports do not fit the planned version.
import { changesOf, problemOf } from './exports.mjs';
import { plannedVersions } from './plan.mjs';

const changes = changesOf(process.cwd());
const problem = problemOf(changes, (await plannedVersions()).get(changes.name)?.type);
if (problem) console.error(problem);
process.exitCode = problem ? 1 : 0;
