import { join, resolve } from 'node:path';
import { type DatabaseOptions, openDatabase } from '../database/database.js';
import { PictureFolder } from '../pictures/picture-folder.js';
import { Archive } from './archive.js';
import type { ExportPlan } from './export-plan.js';
import { importPart } from './import-part.js';
import { ImportRefused } from './import-refused.js';

interface ImportCommand {
  plan: ExportPlan;
  database: DatabaseOptions;
  /** MEDIA_DIR, of a service that keeps pictures. */
  mediaDir?: string;
}

/**
 * `node import-command.js salon.zip [--check]`: loads the archive's part of one service; exits with 1 and a message
 * when it is refused.
 */
export async function importCommand({ plan, database, mediaDir }: ImportCommand): Promise<void> {
  const [file = '', ...flags] = process.argv.slice(2);
  const db = await openDatabase(database);
  const folder = mediaDir === undefined ? undefined : new PictureFolder(join(resolve(mediaDir), plan.service));
  let archive: Archive | undefined;
  try {
    archive = await Archive.open(file);
    const isTrial = flags.includes('--check');
    const outcome = await importPart(archive, { db, plan, folder }, isTrial);
    process.stdout.write(`${plan.service}: ${isTrial && outcome === 'imported' ? 'can be imported' : outcome}\n`);
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    archive?.close();
    await db.destroy();
  }
}
