import { once } from 'node:events';
import { type AddressInfo, createServer as createServerOfSockets, type Socket } from 'node:net';
import { Injectable, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { dropTestDatabase, eventually, FaultSmtp, type MailFault, testDatabaseUrl } from '@salon/testing';
import { DataSource } from 'typeorm';
import {
  createLogger,
  createServer,
  DatabaseModule,
  isUnsent,
  Job,
  type JobHandler,
  JobsModule,
  Mailer,
  MailModule,
  Outbox,
} from '../index.js';

@Job('write', 'mail')
@Injectable()
class WriteJob implements JobHandler<{ id: string }> {
  constructor(private readonly mailer: Mailer) {}

  async run({ id }: { id: string }): Promise<void> {
    await this.mailer.send({
      to: 'nimali@example.test',
      subject: id,
      text: id,
      html: id,
      messageId: `<${id}@araliya.test>`,
    });
  }
}

let url: string;
let app: NestFastifyApplication;
let db: DataSource;
let port: number;
const smtp = new FaultSmtp();

async function start(): Promise<void> {
  @Module({
    imports: [
      DatabaseModule.forRoot({ url, schema: 'sample', entities: [], migrations: [] }),
      JobsModule.forRoot({ url, schema: 'sample_jobs' }),
      MailModule.forRoot({ url: `smtp://127.0.0.1:${port}`, from: 'Araliya <hello@araliya.test>', timeoutMs: 1_000 }),
    ],
    providers: [WriteJob],
  })
  class SampleModule {}

  app = await createServer(SampleModule, { name: 'sample', port: 0 }, createLogger('sample', 'silent'));
  await app.init();
  db = app.get(DataSource);
}

beforeAll(async () => {
  url = await testDatabaseUrl();
  port = await smtp.start();
  await start();
});
afterAll(async () => {
  await app.close();
  await smtp.stop();
  await dropTestDatabase(url);
});
afterEach(() => {
  smtp.fault = 'none';
});

const write = (id: string): Promise<void> => db.transaction((tx) => app.get(Outbox).add(tx, 'write', { id }));
const takenOf = (id: string): number => smtp.taken.filter((mail) => mail.includes(`<${id}@araliya.test>`)).length;
const jobOf = async (
  id: string,
): Promise<{ attempts: number; max: number; error: string | null; locked: boolean } | undefined> =>
  (
    await db.query(
      `SELECT attempts, max_attempts AS max, last_error AS error, locked_at IS NOT NULL AS locked
       FROM sample_jobs._private_jobs WHERE payload->>'id' = $1`,
      [id],
    )
  )[0];
const failedOnce = async (id: string): Promise<boolean> => {
  const job = await jobOf(id);
  return job?.error !== null && job?.locked === false;
};
/** The queue's next try, without its pause. */
const tryAgain = () =>
  db.query(
    `SELECT sample_jobs.reschedule_jobs(
       ARRAY(SELECT id FROM sample_jobs._private_jobs WHERE attempts < max_attempts), run_at := '2000-01-01')`,
  );

it.each<[MailFault, number]>([
  ['refuse', 1],
  ['hang', 1],
  ['busy', 1],
  ['lost', 2],
  ['sender', 1],
  ['relay', 1],
  ['limit', 1],
])(
  'R6 a mail is delivered once the server that was at fault (%s) is well again, %i times at most',
  async (fault, times) => {
    smtp.fault = fault;
    const began = performance.now();
    await write(fault);
    expect(performance.now() - began).toBeLessThan(500);
    await eventually(() => failedOnce(fault));
    smtp.fault = 'none';
    await tryAgain();
    await eventually(async () => takenOf(fault) > 0 && (await jobOf(fault)) === undefined);
    expect(takenOf(fault)).toBe(times);
  },
);

it('R6 a mail server that keeps refusing is seen while its mails are still tried', async () => {
  smtp.fault = 'refuse';
  await write('kept');
  for (const attempts of [1, 2, 3]) {
    await eventually(async () => (await jobOf('kept'))?.attempts === attempts && (await failedOnce('kept')));
    const { body } = await app.inject({ url: '/metrics' });
    expect(body).toContain(`job_queue_failing_jobs{task="write"} ${attempts === 3 ? 1 : 0}`);
    if (attempts < 3) await tryAgain();
  }
  smtp.fault = 'none';
  await tryAgain();
  await eventually(async () => (await jobOf('kept')) === undefined);
});

it('R6 a mail to nobody is not tried again: it stays as a dead letter, and the owners can see it', async () => {
  smtp.fault = 'unknown';
  await write('unknown');
  await eventually(async () => (await jobOf('unknown'))?.attempts === 25);
  expect(await jobOf('unknown')).toMatchObject({ max: 25, locked: false, error: expect.stringContaining('for good') });
  smtp.fault = 'none';
  await tryAgain();
  await write('after');
  await eventually(() => takenOf('after') === 1);
  expect(takenOf('unknown')).toBe(0);
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toContain('salon_events_total{event="job_given_up"} 1');
  expect(body).toContain('job_queue_jobs{task="write",state="dead"} 1');
  expect(body).toContain('job_queue_oldest_seconds{task="write"} 0');
  expect(body).toMatch(/^db_pool_connections\{pool="queries",state="idle"\} [1-9]/m);
});

/** As if these mails had failed so often for minutes: the next tries are minutes away. */
const failedSoOften = (tries: Readonly<Record<string, number>>) =>
  db.query(
    `UPDATE sample_jobs._private_jobs
     SET attempts = ($1::json->>(payload->>'id'))::int, run_at = now() + interval '400 seconds',
         created_at = now() - CASE payload->>'id' WHEN 'of-yesterday' THEN interval '1 day' ELSE interval '9 minutes' END,
         updated_at = now() - interval '1 minute'
     WHERE $1::json->(payload->>'id') IS NOT NULL`,
    [JSON.stringify(tries)],
  );
/** A process looks for waiting mails at its start, and every ten seconds. */
async function look(): Promise<void> {
  await app.close();
  await start();
}

it('R6 after minutes without a mail server its mails leave at once and keep their later tries; a given-up one stays', async () => {
  const tries = { young: 6, 'of-yesterday': 6, 'given-up': 25 };
  smtp.fault = 'busy';
  for (const id of Object.keys(tries)) await write(id);
  for (const id of Object.keys(tries)) await eventually(() => failedOnce(id));
  await failedSoOften(tries);
  await look();
  await eventually(async () => (await jobOf('young'))?.attempts === 4 && (await failedOnce('young')));
  smtp.fault = 'none';
  await failedSoOften(tries);
  await look();
  await eventually(() => takenOf('young') === 1);
  expect([await jobOf('of-yesterday'), await jobOf('given-up')]).toMatchObject([{ attempts: 6 }, { attempts: 25 }]);
});

it.each<MailFault>(['lost', 'hang'])('R6 a mail that may have arrived (%s) keeps its growing pauses', async (fault) => {
  const id = `perhaps-${fault}`;
  smtp.fault = fault;
  await write(id);
  await eventually(() => failedOnce(id));
  await failedSoOften({ [id]: 6 });
  await look();
  expect(await jobOf(id)).toMatchObject({ attempts: 6, error: expect.stringContaining('may have been sent: ') });
});

it('R6 a mail that may have arrived keeps its growing pauses, also when its next try is refused', async () => {
  smtp.fault = 'lost';
  await write('refused-later');
  await eventually(() => failedOnce('refused-later'));
  smtp.fault = 'busy';
  await tryAgain();
  await eventually(async () => (await jobOf('refused-later'))?.attempts === 2 && (await failedOnce('refused-later')));
  await failedSoOften({ 'refused-later': 6 });
  await look();
  expect(await jobOf('refused-later')).toMatchObject({ attempts: 6, error: expect.stringMatching(/sent: .* later/) });
});

it('a mail whose server is not found, not there, does not greet or hangs up was certainly not sent', async () => {
  const servers = [
    () => undefined,
    (socket: Socket) => socket.end(),
    (socket: Socket) => socket.resetAndDestroy(),
    (socket: Socket) => socket.end('220 mail\r\n'),
  ].map((greet) => createServerOfSockets(greet).listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  const errorOf = async (host: string): Promise<unknown> => {
    const mailer = new Mailer({ url: `smtp://${host}`, from: 'hello@araliya.test', timeoutMs: 200 });
    return mailer
      .send({ to: 'ama@example.test', subject: 'Hello', text: 'Hello', html: 'Hello' })
      .catch((error) => error);
  };
  const hosts = ['mail.invalid', ...[1, ...ports].map((each) => `127.0.0.1:${each}`)];
  expect(await Promise.all(hosts.map(async (host) => isUnsent(await errorOf(host))))).toEqual(hosts.map(() => true));
  for (const server of servers) server.close();
});

it('a mail comes from the salon by its name of now, at the configured address', async () => {
  const mail = { to: 'ama@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await app.get(Mailer).send({ ...mail, messageId: '<named@araliya.test>', sender: 'Nelum & Co' });
  await app.get(Mailer).send({ ...mail, messageId: '<unnamed@araliya.test>' });
  const fromOf = (id: string) => /^From: (.*)$/m.exec(smtp.taken.find((each) => each.includes(id)) ?? '')?.[1]?.trim();
  expect(['named@', 'unnamed@'].map(fromOf)).toEqual([
    '"Nelum & Co" <hello@araliya.test>',
    'Araliya <hello@araliya.test>',
  ]);
});

it('a password is not sent to a server without TLS', async () => {
  const received: string[] = [];
  const server = createServerOfSockets((socket) => {
    socket.write('220 mail\r\n');
    socket.on('data', (lines) => {
      received.push(String(lines).trim());
      socket.write(String(lines).startsWith('EHLO') ? '250-mail\r\n250 AUTH PLAIN\r\n' : '454 not available\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mailer = new Mailer({ url: `smtp://salon:secret@${address}`, from: 'hello@araliya.test', timeoutMs: 1_000 });
  const mail = { to: 'ama@example.test', subject: 'Hello', text: 'Hello', html: 'Hello' };
  await expect(mailer.send(mail)).rejects.toThrow('STARTTLS');
  expect(received).toEqual([expect.stringMatching(/^EHLO/), 'STARTTLS']);
  server.close();
});
