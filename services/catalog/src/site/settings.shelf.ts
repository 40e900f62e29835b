import type { FormShelf } from '../content/shelf.js';

/** The one row of settings, under the id `site`: a form like any other, only never archived. */
export const settingsShelf: FormShelf = {
  kind: 'settings',
  hold: async (tx) => {
    const [row]: { value: Record<string, unknown> }[] = await tx.query('SELECT value FROM catalog.site FOR UPDATE');
    return row ? { value: row.value, archivedAt: null, position: 0 } : null;
  },
  put: async (tx, { value }) => {
    await tx.query(
      'INSERT INTO catalog.site (value) VALUES ($1) ON CONFLICT (id) DO UPDATE SET value = EXCLUDED.value',
      [value],
    );
  },
  all: async (tx) =>
    (await tx.query('SELECT value FROM catalog.site')).map(({ value }: { value: object }) => ({
      value,
      archivedAt: null,
      position: 0,
    })),
  idOf: () => 'site',
  newKey: () => ({}),
  columnsOf: (fields) => ({ value: fields }),
  fieldsOf: ({ value }) => value as Record<string, unknown>,
};
