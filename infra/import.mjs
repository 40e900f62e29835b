// `npm run import -- salon.zip`: restores an archive (docs/export-format.md) into the empty instance of this checkout
// or of the environment's databases.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { planSite, serviceVariables } from './local/dist/site/environment.rules.js';
import { root } from './prepare.mjs';

/** After the services that own the people and services its rows refer to. */
const SERVICES = ['account', 'catalog', 'booking'];

if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const [file] = process.argv.slice(2);
if (!file || !existsSync(file)) {
  console.error('Say which archive: npm run import -- salon.zip');
  process.exit(1);
}
const { DATA_DIR } = process.env;
const plan = planSite(process.env, DATA_DIR ? resolve(DATA_DIR) : join(root, '.data'));

/** Runs one service's command; exits when it refuses. */
function run(service, ...flags) {
  const script = join(root, 'services', service, 'dist/export/import-command.js');
  const { status } = spawnSync(process.execPath, [script, resolve(file), ...flags], {
    env: { ...plan.env, ...serviceVariables(plan, service) },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

// All services check first, so that nothing is imported when one of them would refuse.
for (const service of SERVICES) run(service, '--check');
for (const service of SERVICES) run(service);
console.log('Restored. Start the site anew, so that nothing from before is kept in memory.');
