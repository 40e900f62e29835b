import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from '../deploy/run.js';
import { DrillSite } from '../drill-site/drill-site.js';
import { inherited } from '../environment.js';
import { KubernetesSteps } from './kubernetes-steps.js';
import { Steps } from './steps.js';
import { makeCertificates } from '../drill-site/tls.js';

/**
 * `npm run deploy:drill`: starts the site from its images, breaks, upgrades, backs up, destroys and restores it;
 * `npm run deploy:drill -- kubernetes`: runs the manifests of infra/deploy/k8s (docs/drills.md).
 */
const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
const TOOLS = ['podman', 'buildah', 'unshare', 'ip', 'openssl', 'pgbouncer'];

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Runs this script again in its own network namespace: it uses no port of this machine and reaches nothing outside. */
function onOwnNetwork(folder: string): number {
  const script = ['sh', '-c', 'ip link set lo up && exec "$@"', 'sh', process.execPath, ...process.argv.slice(1)];
  const env = { ...inherited(), DRILL_FOLDER: folder, NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') };
  return spawnSync('unshare', ['--net', '--', ...script], { stdio: 'inherit', env }).status ?? 1;
}

async function drill(folder: string, kind: string): Promise<number> {
  const run = kind === 'kubernetes' ? new KubernetesSteps(root, folder) : new Steps(new DrillSite(root, folder), root);
  const startedAt = performance.now();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      run.end();
      process.exit(1);
    });
  try {
    await run.run();
    console.log(`Every step went well: ${Math.round((performance.now() - startedAt) / 1_000)} s.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(run.logs());
    return 1;
  } finally {
    run.end();
  }
}

const { DRILL_FOLDER } = inherited();
if (DRILL_FOLDER) process.exit(await drill(DRILL_FOLDER, process.argv[2] ?? ''));

for (const tool of TOOLS) if (!isInstalled(tool)) refuse(`The drill needs ${tool}.`);
if (process.getuid?.() !== 0) refuse('The drill runs as root: it makes a network of its own.');
// When interrupted, it waits until the inner process has removed everything.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
const folder = mkdtempSync(join(tmpdir(), 'araliya-drill-'));
chmodSync(folder, 0o755);
makeCertificates(folder);
const status = onOwnNetwork(folder);
rmSync(folder, { recursive: true, force: true });
process.exit(status);
