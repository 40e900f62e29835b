import { createHash } from 'node:crypto';
import { PermanentJobError } from '@salon/nest-kit';
import { DEMO_PASSWORDS, PASSWORD } from '@salon/testing/passwords';
import { DataSource } from 'typeorm';
import { eventually } from '@salon/testing';
import { type RunningAccount, startAccount } from './testing/running-account.js';

let account: RunningAccount;
let refusal: Error;

beforeAll(async () => {
  account = await startAccount(() => {
    throw refusal;
  });
});
afterAll(() => account.close());

/** Placeholder for a mail's code or token in its text. */
const SECRETS = {
  'send-code': /verification code: (\d{6})$/m,
  'send-reset': /\/reset-password\/([\w-]{43})$/m,
  'send-invitation': /\?invite=([\w-]{43})$/m,
} as const;
type Task = keyof typeof SECRETS;

async function ask(task: Task, email: string): Promise<void> {
  if (task === 'send-code')
    await account.call('POST', '/registrations', { name: 'Ama Silva', email, password: PASSWORD });
  if (task === 'send-reset') await account.call('POST', '/password-resets', { email, role: 'user' });
  if (task !== 'send-invitation') return;
  const { headers } = await account.signIn({
    email: 'admin@araliya.test',
    password: DEMO_PASSWORDS.admin,
    role: 'admin',
  });
  await account.app.inject({ method: 'POST', url: '/invitations', headers, payload: { email } });
}

interface StoredJob {
  payload: Record<string, unknown>;
  lastError: string | null;
  isDead: boolean;
}

const jobOf = (task: Task, isDead: boolean): Promise<StoredJob> =>
  eventually(async () => {
    const [job] = await account.app.get(DataSource).query<StoredJob[]>(
      `SELECT job.payload, job.last_error AS "lastError", job.attempts >= job.max_attempts AS "isDead"
       FROM account_jobs._private_jobs job JOIN account_jobs._private_tasks task ON task.id = job.task_id
       WHERE task.identifier = $1 AND job.last_error IS NOT NULL AND (job.attempts >= job.max_attempts) = $2`,
      [task, isDead],
    );
    return job;
  });

/** Every row of both schemas of the service, as text. */
async function everythingStored(): Promise<string> {
  const db = account.app.get(DataSource);
  const tables = await db.query<{ name: string }[]>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('account', 'account_jobs') AND table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const [{ text }] = await db.query(`SELECT string_agg(stored::text, chr(10)) AS text FROM ${name} stored`);
      return text ?? '';
    }),
  );
  return texts.join('\n');
}

const CASES = [
  ['send-code', 'code'],
  ['send-reset', 'customer'],
  ['send-invitation', 'manager'],
] as const;

describe.each([
  ['a job that is tried again', new Error('connection refused'), false],
  ['a dead job', new PermanentJobError('550 nobody of that name'), true],
])('T63 %s', (_story, error, isDead) => {
  it.each(CASES)('of %s holds the number of its mail and no secret', async (task, name) => {
    refusal = error;
    const email = name === 'customer' ? 'customer@araliya.test' : `${name}${isDead}@example.test`;
    account.mails.length = 0;
    await account.app.get(DataSource).query('DELETE FROM account_jobs._private_jobs');
    await ask(task, email);
    const mail = await account.mailTo(email);
    const secret = SECRETS[task].exec(mail.text)?.[1] ?? 'no secret in the mail';
    const job = await jobOf(task, isDead);
    expect(job).toEqual({
      payload: { mailId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      lastError: expect.stringContaining(error.message),
      isDead,
    });
    expect(JSON.stringify(job)).not.toContain(secret);
    // A code of six digits may be part of any timestamp; a token is unique.
    if (secret.length === 6) return;
    const stored = await everythingStored();
    expect(stored).toContain(createHash('sha256').update(secret).digest('hex'));
    expect(stored).not.toContain(secret);
  });
});
