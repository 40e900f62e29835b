/** Number of backups kept of each type. */
export const KEPT = 14;
/** The end of the name of an encrypted file. */
export const ENCRYPTED = '.enc';

/** Versions up to 0.1.0 have no milliseconds. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:-\d{3})?Z(?:-before-restore)?$/;
const RESTORE_POINT = '-before-restore';
const PART = '.part';
/** No backup takes a day. */
const LONGEST = 86_400_000;

/** `backup.json`: describes the files beside it. */
export interface BackupNote {
  /** File → SHA-256 of its bytes. */
  files: Record<string, string>;
  bytes: number;
}

/** `2026-11-23T02-00-00-000Z`; a restore point is made by a restore before it changes anything. */
export const backupName = (now: Date, isRestorePoint: boolean): string =>
  `${now.toISOString().replaceAll(/[:.]/g, '-')}${isRestorePoint ? RESTORE_POINT : ''}`;

/** The complete backups among the names of a folder, oldest first. */
export const backupsAmong = (names: readonly string[]): string[] => names.filter((name) => NAME.test(name)).sort();

/** The name while it is written. */
export const partName = (name: string): string => `${name}${PART}`;

/** What killed backups left behind; a younger one may still run. */
export const abandoned = (names: readonly string[], now: Date): string[] =>
  names.filter(
    (name) =>
      name.endsWith(PART) &&
      NAME.test(name.slice(0, -PART.length)) &&
      name < backupName(new Date(now.getTime() - LONGEST), false),
  );

/** Those beyond the newest fourteen of their kind. */
export function outdated(names: readonly string[]): string[] {
  const [points, backups] = [true, false].map((isPoint) =>
    backupsAmong(names).filter((name) => name.endsWith(RESTORE_POINT) === isPoint),
  );
  return [points, backups].flatMap((kind = []) => kind.slice(0, -KEPT));
}
