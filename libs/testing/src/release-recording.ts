import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile, writeFile } from 'node:fs/promises';
import type { Client } from 'pg';

/** The SQL of a release during a journey, statement by statement. */
export interface ReleaseRecording {
  /** Names of the migrations it knows. */
  migrations: string[];
  statements: string[];
  steps: RecordedStep[];
}

interface RecordedStep {
  /** Index into `statements`. */
  statement: number;
  parameters: unknown[];
  /** Row count, columns and ids of the result; null when the statement failed. */
  answer: { rows: number; columns: string[]; ids: string[] } | null;
}

interface QueryEvent {
  query: string;
  parameters?: unknown;
  success: boolean;
  rawResults?: { rows?: Record<string, unknown>[] };
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsOf = (rows: unknown): string[] => JSON.stringify(rows).match(UUID) ?? [];

/** Records the SQL of one journey's calls as a TypeORM subscriber; jobs are left out. */
export class ReleaseRecorder {
  private readonly journey = new AsyncLocalStorage<true>();
  private readonly statements = new Map<string, number>();
  private readonly steps: RecordedStep[] = [];

  record<T>(call: () => Promise<T>): Promise<T> {
    return this.journey.run(true, call);
  }

  afterQuery({ query, parameters, success, rawResults }: QueryEvent): void {
    if (!this.journey.getStore()) return;
    const rows = rawResults?.rows ?? [];
    if (!this.statements.has(query)) this.statements.set(query, this.statements.size);
    this.steps.push({
      statement: this.statements.get(query) ?? 0,
      parameters: ((parameters as unknown[] | undefined) ?? []).map(encode),
      answer: success ? { rows: rows.length, columns: Object.keys(rows[0] ?? {}), ids: idsOf(rows) } : null,
    });
  }

  result(migrations: string[]): ReleaseRecording {
    return { migrations, statements: [...this.statements.keys()], steps: this.steps };
  }
}

/** One statement or step a line, so that a difference can be read. */
export const saveRecording = (file: URL, recording: ReleaseRecording): Promise<void> =>
  writeFile(file, `{\n${Object.entries(recording).map(inLines).join(',\n')}\n}\n`);

const inLines = ([name, list]: [string, unknown[]]): string =>
  `"${name}": [\n${list.map((each) => JSON.stringify(each)).join(',\n')}\n]`;

export const readRecording = async (file: URL): Promise<ReleaseRecording> =>
  JSON.parse(await readFile(file, 'utf8')) as ReleaseRecording;

/** Repeats the recording on one connection. An id that the database created is replaced by the new one. */
export class ReleaseReplay {
  private readonly ids = new Map<string, string>();
  private next = 0;
  private isInTransaction = false;

  constructor(
    private readonly client: Client,
    private readonly recording: ReleaseRecording,
  ) {}

  /** Runs about `share` of the steps, up to the end of a transaction. @throws Error at the first difference */
  async run(share = 1): Promise<void> {
    const { steps, statements } = this.recording;
    while (this.next < steps.length && (this.next < steps.length * share || this.isInTransaction)) {
      const step = steps[this.next] as RecordedStep;
      const text = statements[step.statement] ?? '';
      await this.repeat(step, text);
      if (text === 'START TRANSACTION') this.isInTransaction = true;
      if (text === 'COMMIT' || text === 'ROLLBACK') this.isInTransaction = false;
      this.next += 1;
    }
  }

  private async repeat({ parameters, answer }: RecordedStep, text: string): Promise<void> {
    const rows = await this.rowsOf(text, parameters).catch((error: unknown) => {
      if (answer) throw new Error(`step ${this.next} fails now: ${text}`, { cause: error });
      return null;
    });
    if (!rows || !answer) return;
    if (rows.length !== answer.rows)
      throw new Error(`step ${this.next} had ${answer.rows} rows, now ${rows.length}: ${text}`);
    const missing = answer.columns.filter((column) => !(column in (rows[0] ?? {})));
    if (missing.length > 0) throw new Error(`step ${this.next} has no column ${missing.join(', ')} any more: ${text}`);
    for (const [at, id] of idsOf(rows).entries()) this.ids.set(answer.ids[at] ?? id, id);
  }

  private async rowsOf(text: string, parameters: unknown[]): Promise<Record<string, unknown>[]> {
    const { rows } = await this.client.query<Record<string, unknown>>(
      text,
      parameters.map((each) => decode(each, this.ids)),
    );
    return rows;
  }
}

function encode(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Buffer.isBuffer(value)) return { $bytes: value.toString('base64') };
  return Array.isArray(value) ? value.map(encode) : (value ?? null);
}

function decode(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replace(UUID, (id) => ids.get(id) ?? id);
  if (Array.isArray(value)) return value.map((each) => decode(each, ids));
  if (typeof value !== 'object' || value === null) return value;
  if ('$date' in value) return new Date(String(value.$date));
  if ('$bytes' in value) return Buffer.from(String(value.$bytes), 'base64');
  return value;
}
