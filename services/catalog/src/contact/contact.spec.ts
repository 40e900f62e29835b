import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AnsweredMessagePage } from '@salon/contracts';
import { type Caller, CALLER_HEADER, createLogger, createServer, type Mail, Mailer, signCall } from '@salon/nest-kit';
import { dropTestDatabase, eventually, testDatabaseUrl } from '@salon/testing';
import { createTransport } from 'nodemailer';
import { DataSource } from 'typeorm';
import { ADMIN, person, type Reply } from '../testing/open-catalog.js';
import { contactMail } from './contact.mail.js';
import { ForgetMessagesJob } from './forget-messages.job.js';

const mails: Mail[] = [];
let mailDown = false;
let url: string;
let app: NestFastifyApplication;

beforeAll(async () => {
  url = await testDatabaseUrl();
  process.env.DATABASE_URL = url;
  const { AppModule } = await import('../app.module.js');
  app = await createServer(AppModule, { name: 'catalog', port: 0 }, createLogger('catalog', 'silent'));
  Object.assign(app.get(Mailer), {
    send: async (mail: Mail) => {
      if (mailDown) throw new Error('connection refused');
      mails.push(mail);
    },
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
beforeEach(() => mails.splice(0));
afterAll(async () => {
  await app.close();
  await dropTestDatabase(url);
});

async function ask(call: string, caller: Caller | null, payload: object = {}): Promise<Reply> {
  const [method, url] = call.split(' ') as ['GET' | 'POST', string];
  const key = 'catalog-call-key-for-development-only-0000';
  const headers = { [CALLER_HEADER]: await signCall({ key, audience: 'catalog', issuer: 'bff', caller }) };
  const { statusCode: status, json } = await app.inject({
    method,
    url,
    headers,
    ...(method === 'POST' && { payload }),
  });
  return { status, body: json() };
}
const write = async (payload: object): Promise<number> => (await ask('POST /contact', null, payload)).status;

const sample = {
  name: 'Nimali Perera',
  email: 'nimali@example.test',
  message: ' Do you have a free hour <on> Friday?\r\nThank you ',
};

it("E1 a guest's message reaches the salon's own address, and answering it writes to the guest", async () => {
  expect(await write(sample)).toBe(201);
  await eventually(() => mails.length === 1);
  expect(mails[0]).toMatchObject({
    to: 'hello@araliya.example',
    replyTo: { name: 'Nimali Perera', address: 'nimali@example.test' },
    subject: 'A message from Nimali Perera',
  });
  expect(mails[0]?.text).toContain('Do you have a free hour <on> Friday?\nThank you\n');
  expect(mails[0]?.html).toContain('Do you have a free hour &lt;on&gt; Friday?');
});

it('E1 a message waits while the mail server is away, and is sent once it is back', async () => {
  mailDown = true;
  await write({ ...sample, message: 'Are you open on Sunday?' });
  const jobs = (): Promise<{ attempts: number }[]> =>
    app.get(DataSource).query(`SELECT attempts FROM catalog_jobs.jobs WHERE task_identifier = 'send-message'`);
  await eventually(async () => (await jobs())[0]?.attempts === 1);
  mailDown = false;
  await app.get(DataSource).query(
    `UPDATE catalog_jobs._private_jobs SET run_at = '2000-01-01'
     WHERE locked_at IS NULL AND payload->>'id' IS NOT NULL`,
  );
  await eventually(() => mails.length === 1);
});

it.each([
  { ...sample, name: 'Nimali\r\nBcc: all@evil.test' },
  { ...sample, email: 'a@b.test\r\nBcc: all@evil.test' },
  { ...sample, email: 'a@b.test,c@d.test' },
  { ...sample, message: 'a\u202eb' },
  { ...sample, message: '' },
  {},
  ['x'],
])('T46 refuses %j', async (payload) => {
  expect(await write(payload)).toBe(400);
  expect(mails).toEqual([]);
});

const SITE = {
  brand: 'Araliya',
  companyName: 'Araliya Salon & Spa',
  address: '12 Temple Road',
  phone: '011 234 5678',
  email: 'salon@araliya.test',
};

it.each([
  '"Bcc: all@evil.test',
  'a <all@evil.test>,',
  'නිමාලි; To: all@evil.test',
  '=?utf-8?q?=0ABcc:?=',
  "O'Hara, the second",
])('T46 the mail of a guest named %j has one recipient', async (name) => {
  const { envelope, message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...(await contactMail({ ...sample, name }, SITE)),
    from: 'site@araliya.test',
  });
  const [head = ''] = (message as Buffer).toString().split('\r\n\r\n');
  expect(envelope).toEqual({ from: 'site@araliya.test', to: ['salon@araliya.test'] });
  expect(head.match(/^(?:to|cc|bcc):.*$/gim)).toEqual(['To: salon@araliya.test']);
});

describe('messages wait for an answer', () => {
  const waiting = async () =>
    (await ask('GET /contact/unanswered', ADMIN)).body as { tasks: { _id: string }[]; total: number };
  const db = () => app.get(DataSource);
  beforeEach(() => db().query('TRUNCATE catalog.contact_message'));

  it('the oldest first, until somebody notes the answer, which can be taken back by two ways', async () => {
    await write(sample);
    await write({ ...sample, name: 'Kumari Silva' });
    const { tasks, total } = await waiting();
    expect([tasks, total]).toEqual([
      [
        {
          ...sample,
          message: 'Do you have a free hour <on> Friday?\nThank you',
          _id: expect.any(String),
          at: expect.any(String),
        },
        expect.objectContaining({ name: 'Kumari Silva' }),
      ],
      2,
    ]);
    const path = `/contact/${tasks[0]?._id}`;
    const { body } = await ask(`POST ${path}/answer`, ADMIN);
    expect(body.act).toMatchObject({ kind: 'messages', what: 'answer', by: 'Manager' });
    expect((await waiting()).total).toBe(1);
    expect((await ask(`POST ${path}/answer`, ADMIN)).body).toMatchObject({ code: 'MESSAGE_ANSWERED' });
    expect((await ask(`POST ${path}/reopen`, ADMIN)).status).toBe(200);
    expect((await ask(`POST ${path}/reopen`, ADMIN)).body).toMatchObject({ code: 'MESSAGE_OPEN' });
    const again = await ask(`POST ${path}/answer`, ADMIN);
    expect((await ask(`POST /content-acts/${again.body.act._id}/undo`, ADMIN)).status).toBe(200);
    expect((await waiting()).total).toBe(2);
  });

  it('the answered ones are listed by page, the latest answer first, until they are opened again', async () => {
    for (let at = 0; at < 21; at += 1) await write({ ...sample, name: `Guest ${at}` });
    const { tasks } = await waiting();
    for (const { _id } of tasks) expect((await ask(`POST /contact/${_id}/answer`, ADMIN)).status).toBe(200);
    const answered = async (cursor = '') =>
      (await ask(`GET /contact/answered?cursor=${cursor}`, ADMIN)).body as unknown as AnsweredMessagePage;
    const first = await answered();
    const second = await answered(first.next ?? '');
    expect([first.messages.length, second.messages.length, second.next]).toEqual([20, 1, null]);
    const [latest] = first.messages;
    const all = [...first.messages, ...second.messages].map(({ answeredAt }) => answeredAt);
    expect(all).toEqual(all.toSorted().toReversed());
    expect(latest).toMatchObject({ email: sample.email, at: expect.any(String), answeredAt: expect.any(String) });
    await ask(`POST /contact/${latest?._id}/reopen`, ADMIN);
    expect((await answered()).messages.map(({ _id }) => _id)).not.toContain(latest?._id);
  });

  it('once each, also when the response was lost and it is sent again; later, or once answered, it is a new one', async () => {
    const again = async () => {
      expect(await write(sample)).toBe(201);
      return (await waiting()).total;
    };
    await Promise.all([write(sample), write(sample), write(sample)]);
    expect([await again(), await again()]).toEqual([1, 1]);
    await eventually(() => mails.length === 1);
    await db().query(`UPDATE catalog.contact_message SET "at" = "at" - interval '11 minutes'`);
    expect([await again(), await again()]).toEqual([2, 2]);
    await db().query('UPDATE catalog.contact_message SET "answeredAt" = "at"');
    expect(await again()).toBe(1);
    await eventually(() => mails.length === 3);
  });

  it('is read and answered by the desk alone', async () => {
    await write(sample);
    const path = `/contact/${(await waiting()).tasks[0]?._id}`;
    for (const call of [
      'GET /contact/unanswered',
      'GET /contact/answered',
      `POST ${path}/answer`,
      `POST ${path}/reopen`,
    ])
      expect((await ask(call, person())).status).toBe(403);
    expect((await ask('POST /contact/198bd8a6-7c4a-4f6e-9d3a-5e2b1c0d9f8e/answer', ADMIN)).status).toBe(404);
  });

  it('E9 T64 is kept for ninety days after its answer', async () => {
    for (const name of ['Nimali', 'Kumari', 'Fathima']) await write({ ...sample, name });
    const [old, recent] = (await waiting()).tasks.map(({ _id }) => _id);
    const answer =
      'UPDATE catalog.contact_message SET "answeredAt" = now() - make_interval(days => $2) WHERE "id" = $1';
    await db().query(answer, [old, 91]);
    await db().query(answer, [recent, 89]);
    await app.get(ForgetMessagesJob, { strict: false }).run();
    const left = await db().query<{ id: string }[]>('SELECT "id" FROM catalog.contact_message');
    expect([left.length, left.some(({ id }) => id === old)]).toEqual([2, false]);
  });
});
