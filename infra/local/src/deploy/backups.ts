import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentOf, digestOf, encrypted } from './backup-content.js';
import { abandoned, backupName, type BackupNote, backupsAmong, ENCRYPTED, outdated, partName } from './backup.rules.js';
import { type Machine, outputTo } from './machine.js';

/** Where backups are, and the passphrase that encrypts them; empty, they are not encrypted. */
export interface BackupStore {
  folder: string;
  passphrase: string;
}

/** Some images ask for the password of a local connection, others do not. */
export const asSuperuser = (command: string): string[] => ['sh', '-c', `PGPASSWORD=$POSTGRES_PASSWORD ${command}`];

/** Database first: a picture uploaded meanwhile is then superfluous, not missing. */
const PARTS = [
  { file: 'database.dump', container: 'postgres', command: asSuperuser('pg_dump -U postgres -Fc salon') },
  // Status 1: a picture was uploaded or removed meanwhile. The archive is whole.
  { file: 'media.tar', container: 'account', command: ['sh', '-c', 'tar -C /media -c . || [ $? -eq 1 ]'] },
] as const;
const NOTE = 'backup.json';

/**
 * Backs up database and media while the site runs, and deletes backups beyond the newest fourteen.
 * @param restored the backup that is about to be restored, for a restore point; it is not deleted
 * @returns its name
 */
export async function makeBackup(machine: Machine, store: BackupStore, restored?: string): Promise<string> {
  const { folder } = store;
  const now = new Date();
  const name = backupName(now, restored !== undefined);
  const unfinished = join(folder, partName(name));
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    remove(folder, abandoned(readdirSync(folder), now));
    await writeParts(machine, unfinished, store.passphrase);
    renameSync(unfinished, join(folder, name));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  const old = outdated(readdirSync(folder)).filter((each) => each !== restored);
  remove(folder, old);
  return name;
}

function remove(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true });
}

async function writeParts(machine: Machine, folder: string, passphrase: string): Promise<void> {
  const note: BackupNote = { files: {}, bytes: 0 };
  for (const { file, container, command } of PARTS) {
    const stored = passphrase === '' ? file : `${file}${ENCRYPTED}`;
    const path = join(folder, stored);
    const line = file === 'media.tar' ? machine.runOneOff(container, ...command) : machine.exec(container, ...command);
    await outputTo(path, line, (chunks) => encrypted(chunks, passphrase));
    note.files[stored] = await digestOf(path);
    note.bytes += statSync(path).size;
  }
  writeFileSync(join(folder, NOTE), JSON.stringify(note));
}

const noteOf = ({ folder }: BackupStore, name: string): BackupNote =>
  JSON.parse(readFileSync(join(folder, name, NOTE), 'utf8')) as BackupNote;

/** One line per backup, oldest first. */
export function listBackups(store: BackupStore): string[] {
  mkdirSync(store.folder, { recursive: true, mode: 0o700 });
  return backupsAmong(readdirSync(store.folder)).map((name) => {
    const { files, bytes } = noteOf(store, name);
    const isEncrypted = Object.keys(files).some((file) => file.endsWith(ENCRYPTED));
    return `${name.padEnd(36)} ${(bytes / 1e6).toFixed(1).padStart(8)} MB${isEncrypted ? '  encrypted' : ''}`;
  });
}

/** Reads every byte of a backup. @throws Error when it is not there, damaged or encrypted with another passphrase */
export async function checkBackup(store: BackupStore, name: string): Promise<void> {
  if (!backupsAmong(readdirSync(store.folder)).includes(name)) throw new Error(`There is no backup ${name}.`);
  for (const [file, digest] of Object.entries(noteOf(store, name).files)) {
    const path = join(store.folder, name, file);
    if ((await digestOf(path)) !== digest) throw new Error(`${path} is damaged: it is not what was written.`);
    await pipeline(contentOf(path, store.passphrase), new Writable({ write: (_chunk, _encoding, done) => done() }));
  }
}

/** The content of a verified backup part. */
export function partOf(store: BackupStore, name: string, part: (typeof PARTS)[number]['file']): AsyncIterable<Buffer> {
  const file = Object.keys(noteOf(store, name).files).find((each) => each.startsWith(part)) ?? part;
  return contentOf(join(store.folder, name, file), store.passphrase);
}
