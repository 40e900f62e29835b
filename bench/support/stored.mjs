/** Bytes and rows of each table, with its indexes and long values: `{name → {bytes, rows}}`. */
export async function storedOf(db) {
  const { rows } = await db.query(
    `SELECT relnamespace::regnamespace || '.' || relname AS name, pg_total_relation_size(oid)::float8 AS bytes,
       greatest(reltuples, 0)::float8 AS rows
     FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text = ANY('{booking,account,catalog}')`,
  );
  return Object.fromEntries(rows.map(({ name, ...each }) => [name, each]));
}

/** What each of `count` more adds to the tables that grow with it, the largest first: {name, bytes, rows}. */
export function growth({ before, after }, count) {
  return Object.entries(after)
    .map(([name, { bytes, rows }]) => ({
      name,
      bytes: (bytes - before[name].bytes) / count,
      rows: (rows - before[name].rows) / count,
    }))
    .filter(({ bytes }) => bytes >= 1)
    .sort((a, b) => b.bytes - a.bytes);
}
