import type { BackupStore } from '../deploy/backups.js';
import { succeed } from '../deploy/machine.js';
import { restore } from '../deploy/restore.js';
import type { PodmanMachine } from '../drill-site/podman-machine.js';
import { note, step } from './step.js';

/** Damages the files of the database so that Postgres cannot start, and restores a backup in spite of it. */
export async function restoreDamaged(machine: PodmanMachine, store: BackupStore, name: string): Promise<void> {
  await step('a database that cannot start is left alone, and the restore says what to do', async () => {
    await succeed(machine.inside('postgres', 'sh', '-c', ': > "$PGDATA/global/pg_control"'));
    machine.kill('postgres');
    const failure = await restore(machine, { store, name, say: note }).catch((error: Error) => error);
    if (!failure?.message.includes('--without-restore-point')) throw new Error(`it ended with ${failure?.message}`);
  });
  await step('restored without a restore point', () =>
    restore(machine, { store, name, say: note, withoutRestorePoint: true }),
  );
}
