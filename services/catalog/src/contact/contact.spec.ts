import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CALLER_HEADER, createLogger, createServer, type Mail, Mailer, signCall } from '@salon/nest-kit';
import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import { createTransport } from 'nodemailer';
import { DataSource } from 'typeorm';
import { contactMail } from './contact.mail.js';

const letters: Mail[] = [];
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
      letters.push(mail);
    },
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
});
beforeEach(() => letters.splice(0));
afterAll(async () => {
  await app.close();
  await dropTestDatabase(url);
});

async function write(payload: object): Promise<number> {
  const signed = await signCall({
    key: 'catalog-call-key-for-development-only-0000',
    audience: 'catalog',
    issuer: 'bff',
    caller: null,
  });
  return (await app.inject({ method: 'POST', url: '/contact', headers: { [CALLER_HEADER]: signed }, payload }))
    .statusCode;
}

async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await holds()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await holds()).toBe(true);
}

const sample = {
  name: 'Nimali Perera',
  email: 'nimali@example.test',
  message: ' Do you have a free hour <on> Friday?\r\nThank you ',
};

it("E1 a guest's message reaches the salon's own address, and answering it writes to the guest", async () => {
  expect(await write(sample)).toBe(201);
  await eventually(() => letters.length === 1);
  expect(letters[0]).toMatchObject({
    to: 'hello@araliya.example',
    replyTo: { name: 'Nimali Perera', address: 'nimali@example.test' },
    subject: 'A message from Nimali Perera',
  });
  expect(letters[0]?.text).toContain('Do you have a free hour <on> Friday?\nThank you\n');
  expect(letters[0]?.html).toContain('Do you have a free hour &lt;on&gt; Friday?');
});

it('E1 a message waits while the mail server is away, and is sent once it is back', async () => {
  mailDown = true;
  await write(sample);
  const jobs = (): Promise<{ attempts: number }[]> =>
    app.get(DataSource).query(`SELECT attempts FROM catalog_jobs.jobs WHERE task_identifier = 'send-message'`);
  await eventually(async () => (await jobs())[0]?.attempts === 1);
  mailDown = false;
  await app
    .get(DataSource)
    .query(
      `UPDATE catalog_jobs._private_jobs SET run_at = '2000-01-01' WHERE locked_at IS NULL AND payload->>'contact' IS NOT NULL`,
    );
  await eventually(() => letters.length === 1);
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
  expect(letters).toEqual([]);
});

const SITE = { brand: 'Araliya', address: '12 Temple Road', phone: '011 234 5678', email: 'salon@araliya.test' };

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
