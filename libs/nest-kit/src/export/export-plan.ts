import type { ReadableFile } from './readable-file.js';

/** What one service writes into the archive of the salon, and reads back from it (docs/export-format.md). */
export interface ExportPlan {
  /** The service's name and schema. */
  service: string;
  /** Every table of the salon's data; a table comes after those it refers to. */
  tables: readonly string[];
  /** Tables that are not exported, each with the reason. */
  excluded: Readonly<Record<string, string>>;
  /** Columns, as `table.column`, that are exported as null, each with the reason. */
  nulledColumns: Readonly<Record<string, string>>;
  /** Tables in which migrations have already written rows of an empty instance. */
  seededTables: readonly string[];
  /**
   * Triggers, as `table.trigger`, that validate new rows against the current state; they are disabled while an archive
   * is loaded.
   */
  disabledTriggers: readonly string[];
  /** Files for people; they are not imported. */
  reports: readonly ReadableFile[];
  /** Those of them whose rows are counted for the size: each runs its whole statement. */
  countedReports?: readonly ReadableFile[];
}

export const EXPORT_PLAN = Symbol('export plan');

/** Returns the salon's zone, in a service whose schema does not store it. */
export const EXPORT_ZONE = Symbol('export zone');
