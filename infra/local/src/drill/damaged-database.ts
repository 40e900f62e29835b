import type { BackupStore } from '../deploy/backups.js';
import { succeed } from '../deploy/machine.js';
import { restore } from '../deploy/restore.js';
import type { PodmanMachine } from '../drill-site/podman-machine.js';
import { note, step } from './step.js';

/** Damages the database files so that Postgres cannot start, then restores a backup. */
export async function restoreDamaged(machine: PodmanMachine, store: BackupStore, name: string): Promise<void> {
  await step('a database that cannot start is left alone, and the restore says what to do', async () => {
    await succeed(machine.exec('postgres', 'sh', '-c', ': > "$PGDATA/global/pg_control"'));
    machine.kill('postgres');
    const failure = await restore(machine, { store, name, say: note }).catch((error: Error) => error);
    if (!failure?.message.includes('--without-restore-point')) throw new Error(`it ended with ${failure?.message}`);
  });
  await step('restored without a restore point', () =>
    restore(machine, { store, name, say: note, withoutRestorePoint: true }),
  );
}
