import { randomUUID } from 'node:crypto';
import type { ContentTypeName } from '@salon/contracts';
import type { ContentType } from './content-type.js';
import { tableStorage } from './table-storage.js';

const pick = (row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));

/**
 * A content type whose form has one field for each column of its table. A field that a client does not send becomes
 * null, so a column that is never null is mapped by its type (`bufferMinutes` of a service).
 */
export const plainContentType = (name: ContentTypeName, table: string, columns: readonly string[]): ContentType => ({
  name,
  ...tableStorage(table),
  idOf: (row) => String(row.id),
  newKey: () => ({ id: randomUUID() }),
  columnsOf: (fields) => pick(fields, columns),
  fieldsOf: (row) => pick(row, columns),
});
