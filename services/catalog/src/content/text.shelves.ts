import { randomUUID } from 'node:crypto';
import type { ContentKind } from '@salon/contracts';
import { type FormShelf, type Row, tableShelf } from './shelf.js';

const pick = (row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));

/** Entries whose form has one field for each column. */
export const plainShelf = (kind: ContentKind, table: string, columns: readonly string[]): FormShelf => ({
  kind,
  ...tableShelf(table),
  idOf: (row) => String(row.id),
  newKey: () => ({ id: randomUUID() }),
  columnsOf: (fields) => pick(fields, columns),
  fieldsOf: (row: Row) => pick(row, columns),
});

export const faqShelf = plainShelf('faq', 'faq_entry', ['question', 'answer', 'more']);
export const teamShelf = plainShelf('team', 'team_member', ['name', 'role', 'bio', 'image']);
export const statisticShelf = plainShelf('statistics', 'statistic', ['number', 'title', 'description', 'footnote']);
const values = plainShelf('values', 'value_card', ['title', 'content', 'isHiring']);
export const valueShelf: FormShelf = {
  ...values,
  columnsOf: (fields) => ({ ...values.columnsOf(fields), isHiring: fields.isHiring ?? false }),
};
