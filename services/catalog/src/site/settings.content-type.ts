import type { ContentType } from '../content-types/content-type.js';

/**
 * The salon's details (name, contact, texts): one row with the id `site`, edited in a form like any other item, but
 * never archived. Hours, policy and opening are settings of booking.
 */
export const settingsType: ContentType = {
  name: 'settings',
  lock: async (tx) => {
    const [row]: { value: Record<string, unknown> }[] = await tx.query('SELECT value FROM catalog.site FOR UPDATE');
    return row ? { value: row.value, archivedAt: null, position: 0 } : null;
  },
  save: async (tx, { value }) => {
    await tx.query(
      'INSERT INTO catalog.site (value) VALUES ($1) ON CONFLICT (id) DO UPDATE SET value = EXCLUDED.value',
      [value],
    );
  },
  all: async (tx) => {
    const rows: { value: Record<string, unknown> }[] = await tx.query('SELECT value FROM catalog.site');
    return rows.map(({ value }) => ({ value, archivedAt: null, position: 0 }));
  },
  idOf: () => 'site',
  newKey: () => ({}),
  columnsOf: (fields) => ({ value: fields }),
  fieldsOf: ({ value }) => value as Record<string, unknown>,
};
