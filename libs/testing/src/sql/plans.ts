/** A step of a query plan in `EXPLAIN (ANALYZE, FORMAT JSON)`. */
export interface Step {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Step[];
}

export interface Plan {
  /** All steps, the one that returns the rows first. */
  steps: Step[];
  /** Planning and execution time in milliseconds. */
  ms: number;
}

const allOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(allOf)];

interface Database {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- rows of any statement, as TypeORM's own
  query(sql: string, parameters?: unknown[]): Promise<any>;
}

/** The plans of the exact statements that `read` runs, in order; `read` also gets their rows. */
export async function plansOf<Db extends Database>(db: Db, read: (db: Db) => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = [];
  const explaining = {
    query: async (sql: string, parameters: unknown[] = []) => {
      const [
        {
          'QUERY PLAN': [found],
        },
      ] = await db.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, parameters);
      plans.push({ steps: allOf(found.Plan as Step), ms: found['Planning Time'] + found['Execution Time'] });
      return db.query(sql, parameters);
    },
  } as unknown as Db;
  await read(explaining);
  return plans;
}

/** Rows of a table that a plan reads, including rows that it filters out. */
export const rowsRead = ({ steps }: Plan, table: string): number =>
  steps
    .filter((step) => step['Relation Name'] === table)
    .reduce((sum, step) => sum + (step['Actual Rows'] + removed(step)) * step['Actual Loops'], 0);

export const removed = (step: Step): number =>
  (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
