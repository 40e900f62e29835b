import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DomainError } from '@salon/kernel';
import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import type { DataSource } from 'typeorm';
import { createLogger, openDatabase } from '../index.js';

let url: string;
let db: DataSource;
beforeAll(async () => {
  url = await testDatabaseUrl();
  db = await openDatabase({ url, schema: 'sample', entities: [], migrations: [], poolSize: 2 });
  await db.query('CREATE TABLE sample.person (email text PRIMARY KEY CHECK (length(email) < 30), born date)');
  await db.query(`INSERT INTO sample.person VALUES ('canary@example.test')`);
});
afterAll(async () => {
  await db.destroy();
  await dropTestDatabase(url);
});

const INSERT = 'INSERT INTO sample.person VALUES ($1, $2)';
const failure = (run: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(run)
    .catch((error: unknown) => error);

interface Line {
  err: { message: string; stack: string; statement?: string; code?: string; cause?: Line['err'] };
}

function logged(fields: object | Error): Line & { text: string } {
  const lines: string[] = [];
  createLogger('sample', 'info', { write: (line) => lines.push(line) }).error(fields);
  return { text: lines.join(''), ...(JSON.parse(lines.join('')) as Line) };
}

it.each<[string, unknown[], string]>([
  ['a row that is there already', ['canary@example.test', null], '23505'],
  ['a row that breaks a rule', ['canary'.repeat(9), null], '23514'],
  ['a value of another type', ['a', 'canary'], '22007'],
  ['a missing value', [null, '2000-01-01'], '23502'],
])('T63 logs the statement and the code of %s, neither parameters nor row', async (_story, parameters, code) => {
  const line = logged({ err: await failure(() => db.query(INSERT, parameters)) });
  expect(line.err).toMatchObject({ code, statement: INSERT, stack: expect.stringContaining('describe-error.spec') });
  expect(line.text).not.toContain('canary');
  expect(line.text).not.toContain('2000-01-01');
});

it('T63 logs the causes of an error the same way, whatever the field is called', async () => {
  const cause = await failure(() => db.query(INSERT, ['canary@example.test', null]));
  const error = new DomainError('unavailable', 'NOT_STORED', 'Try again.', { cause, data: 'canary' });
  const line = logged({ err: error, failure: cause });
  expect(line.err).toMatchObject({ code: 'NOT_STORED', cause: { code: '23505', statement: INSERT } });
  expect(line.text).not.toContain('canary');
  expect(logged(error).err.cause?.code).toBe('23505');
});

it.each<[string, () => unknown]>([
  ['what a parser was given', () => JSON.parse('canary')],
  ['to whom a mail went', () => Promise.reject(new Error('550 no mailbox <canary@example.test>'))],
  ['a password of a URL', () => Promise.reject(new Error('cannot reach postgres://salon:canary@127.0.0.1/x'))],
  ['what was thrown beside an error', () => Promise.reject(Object.assign(new Error('no'), { response: 'canary' }))],
  ['what is no error', () => Promise.reject(Object.assign(Object.create(Error.prototype), { body: 'canary' }))],
])('T63 does not log %s', async (_story, run) => {
  expect(logged({ err: await failure(run) }).text).not.toContain('canary');
});

it('T63 logs a crash like any other error, and ends the process', () => {
  const entry = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
  const script = `import { createLogger, exitOnCrash } from ${JSON.stringify(entry)};
    exitOnCrash(createLogger('sample'));
    Promise.reject(Object.assign(new Error('connection lost'), { parameters: ['canary'], detail: 'canary' }));
    setTimeout(() => {}, 5_000);`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect([status, stdout + stderr]).toEqual([1, expect.stringContaining('connection lost')]);
  expect(stdout + stderr).not.toContain('canary');
});
