/** A migration and its statements. */
type MigrationClass = new () => { up(db: never): Promise<unknown> };

/** Timestamp of the newest migration that is older than the rule. */
const BEFORE_THE_RULE = 1_765_100_000_000;

const CREATED = /CREATE TABLE (?:IF NOT EXISTS )?([\w."]+)/gi;
const INDEX = /^CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY\b)[^(]*? ON (?:ONLY )?([\w."]+)/i;
const ALTERED = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?([\w."]+)/i;
const CHECKED = /\bADD (?:CONSTRAINT [\w"]+ )?(?:CHECK|FOREIGN KEY)\b/gi;
const NOT_VALID = /\bNOT VALID\b/gi;
const REWRITES =
  /\bSET NOT NULL\b|\bSET DATA TYPE\b|\bALTER (?:COLUMN )?[\w"]+ TYPE\b|\bADD (?:CONSTRAINT [\w"]+ )?(?:UNIQUE|PRIMARY KEY|EXCLUDE)\b(?! USING INDEX)/i;

/**
 * Finds statements of new migrations that read or rewrite an existing table under a lock:
 * an index without CONCURRENTLY, a check or foreign key without `NOT VALID`, a new type, `SET NOT NULL`.
 */
export async function blockingStatements(migrations: readonly MigrationClass[]): Promise<string[]> {
  const found = await Promise.all(
    migrations.filter(({ name }) => Number(name.slice(-13)) > BEFORE_THE_RULE).map((each) => blockingOf(each)),
  );
  return found.flat();
}

async function blockingOf(Migration: MigrationClass): Promise<string[]> {
  const texts: string[] = [];
  const query = async (text: string): Promise<unknown[]> => {
    texts.push(text);
    return [];
  };
  await new Migration().up({ query } as never);
  const all = texts.join(';');
  const created = new Set([...all.matchAll(CREATED)].map(([, table]) => table));
  return all
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter((statement) => isBlocking(statement, created))
    .map((statement) => `${Migration.name}: ${statement}`);
}

function isBlocking(statement: string, created: ReadonlySet<string | undefined>): boolean {
  const indexed = INDEX.exec(statement);
  if (indexed) return !created.has(indexed[1]);
  const altered = ALTERED.exec(statement);
  if (!altered || created.has(altered[1])) return false;
  const count = (pattern: RegExp): number => [...statement.matchAll(pattern)].length;
  return count(CHECKED) > count(NOT_VALID) || REWRITES.test(statement);
}
