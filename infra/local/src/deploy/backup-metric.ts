import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'araliya_backup.prom';
const NAME = 'backup_last_success_timestamp_seconds';

/**
 * Writes the time of a successful backup for the alert BackupOld, into the folder of node_exporter's textfile
 * collector.
 */
export function writeBackupMetric(folder: string, now: Date): void {
  const text =
    `# HELP ${NAME} When the last backup of the site succeeded.\n# TYPE ${NAME} gauge\n` +
    `${NAME} ${Math.floor(now.getTime() / 1_000)}\n`;
  const unfinished = join(folder, `${FILE}.part`);
  writeFileSync(unfinished, text, { mode: 0o644 });
  renameSync(unfinished, join(folder, FILE));
}
