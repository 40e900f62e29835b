import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { writeBackupMetric } from './backup-metric.js';
import { type BackupStore, listBackups, makeBackup } from './backups.js';
import { ComposeMachine } from './compose-machine.js';
import { restore } from './restore.js';
import { isInstalled } from './run.js';

/**
 * `npm run deploy:backup`, `deploy:backup -- list`, `deploy:restore -- NAME [--without-restore-point]`: with the
 * containers of infra/deploy/compose.yml (docs/deploy.md).
 */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const DEPLOY = resolve(root, 'infra/deploy');

interface Settings {
  store: BackupStore;
  metricsFolder: string;
}

function settings(): Settings {
  const file = resolve(DEPLOY, '.env');
  const { BACKUP_DIR, BACKUP_KEY, BACKUP_METRICS_DIR } = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const store = { folder: resolve(DEPLOY, BACKUP_DIR || 'backups'), passphrase: BACKUP_KEY ?? '' };
  return { store, metricsFolder: BACKUP_METRICS_DIR ?? '' };
}

try {
  const { positionals, values } = parseArgs({
    options: { 'without-restore-point': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [verb, name = ''] = positionals;
  const { store, metricsFolder } = settings();
  const machine = new ComposeMachine(root, isInstalled('docker') ? 'docker' : 'podman');
  if (verb === 'restore') {
    const withoutRestorePoint = values['without-restore-point'];
    await restore(machine, { store, name, say: console.log, withoutRestorePoint });
    console.log(`${name} is restored, and the site is healthy.`);
  } else if (verb === 'list') console.log(listBackups(store).join('\n') || `No backup in ${store.folder}.`);
  else {
    console.log(`${await makeBackup(machine, store)} in ${store.folder}`);
    if (metricsFolder) writeBackupMetric(metricsFolder, new Date());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
