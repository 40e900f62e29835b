import type { Queryable } from '../database/queryable.js';

export interface Column {
  name: string;
  /** Postgres's own name of the type: `timestamptz`, `_uuid`. */
  type: string;
}

const quoted = (name: string): string => `"${name}"`;

/** SQL to write and read the values of a type whose JSON in Postgres is not exact. */
const FORMATS: Readonly<Record<string, { write(column: string): string; read?(column: string): string }>> = {
  timestamptz: { write: (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` },
  int8: { write: (column) => `${column}::text` },
  numeric: { write: (column) => `${column}::text` },
  tstzrange: { write: (column) => `${column}::text` },
  tstzmultirange: { write: (column) => `${column}::text` },
  bytea: {
    write: (column) => `translate(encode(${column}, 'base64'), E'\\n', '')`,
    read: (column) => `decode(${column}, 'base64')`,
  },
};
/** Types whose JSON in Postgres is exact. */
const PLAIN = ['uuid', 'text', 'varchar', 'int4', 'bool', 'date', 'jsonb', '_text', '_uuid'];

/** Types that the format supports; a column of another type fails the spec of its service. */
export const KNOWN_TYPES: readonly string[] = [...Object.keys(FORMATS), ...PLAIN];

/** The columns of each table of a schema, in the order of their names. */
export async function columnsOf(tx: Queryable, schema: string): Promise<Readonly<Record<string, readonly Column[]>>> {
  const rows = await tx.query<(Column & { table: string })[]>(
    `SELECT table_name AS "table", column_name AS "name", udt_name AS "type" FROM information_schema.columns
     WHERE table_schema = $1 ORDER BY table_name, column_name COLLATE "C"`,
    [schema],
  );
  const tables: Record<string, Column[]> = {};
  for (const { table, name, type } of rows) (tables[table] ??= []).push({ name, type });
  return tables;
}

/** The columns by which the rows of a table are sorted: its primary key, or all of them. */
export async function keyOf(tx: Queryable, table: string): Promise<readonly Column[] | null> {
  const rows = await tx.query<Column[]>(
    `SELECT attname AS "name", typname AS "type" FROM pg_index
     JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey) JOIN pg_type ON pg_type.oid = atttypid
     WHERE indrelid = $1::regclass AND indisprimary ORDER BY array_position(indkey::int2[], attnum)`,
    [table],
  );
  return rows.length > 0 ? rows : null;
}

/** Selects the rows of a table as lines of JSON, `line`. @param nulledColumns columns that are written as null */
export function selectLines(table: string, columns: readonly Column[], nulledColumns: readonly string[]): string {
  const written = ({ name, type }: Column): string => {
    const column = quoted(name);
    const value = nulledColumns.includes(name) ? 'NULL' : (FORMATS[type]?.write(column) ?? column);
    return `${value} AS ${column}`;
  };
  return `SELECT (SELECT row_to_json(cells) FROM (SELECT ${columns.map(written).join(', ')}) cells)::text AS line
    FROM ${table} source`;
}

/** Sorts the rows of `selectLines` by their key, the same on every server. */
export const inOrder = (key: readonly Column[] | null): string =>
  `ORDER BY ${
    key
      ? key.map(({ name, type }) => `source.${quoted(name)}${type === 'text' ? ' COLLATE "C"' : ''}`).join(', ')
      : 'source::text COLLATE "C"'
  }`;

/** Inserts rows given as one JSON array, `$1`. */
export function insertRows(table: string, columns: readonly Column[]): string {
  const isText = (type: string): boolean => FORMATS[type]?.read !== undefined;
  const given = columns.map(({ name, type }) => `${quoted(name)} ${isText(type) ? 'text' : typeName(type)}`);
  const read = columns.map(({ name, type }) => FORMATS[type]?.read?.(quoted(name)) ?? quoted(name));
  return `INSERT INTO ${table} (${columns.map(({ name }) => quoted(name)).join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${read.join(', ')} FROM json_to_recordset($1::json) AS given (${given.join(', ')})`;
}

const typeName = (type: string): string => (type.startsWith('_') ? `${type.slice(1)}[]` : type);
