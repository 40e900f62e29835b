import { Mailer } from '@salon/nest-kit';
import { FaultSmtp } from '@salon/testing';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { SendMailJob } from './send-mail.job.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const smtp = new FaultSmtp();
let port: number;
beforeAll(async () => {
  port = await smtp.start();
});
afterAll(() => smtp.stop());

const mails = (): Promise<{ id: string; kind: string; left: boolean }[]> =>
  salon.db.query(
    'SELECT "id", "kind", "leftAt" IS NOT NULL AS "left" FROM booking.message ORDER BY "createdAt", "version"',
  );

/** Tries to send the last mail. */
async function send(): Promise<void> {
  const mailer = new Mailer({ url: `smtp://127.0.0.1:${port}`, from: 'hello@araliya.test', timeoutMs: 500 });
  const settings = { address: 'hello@araliya.test', siteUrl: 'https://salon.test' };
  const job = new SendMailJob(salon.db, mailer, salon.catalog, salon.clock, settings);
  await job.run({ id: (await mails()).at(-1)?.id ?? '' });
}

it.each(['refuse', 'busy'] as const)(
  'C8 a mail that a server did not take (%s) is dropped by an undo',
  async (fault) => {
    const { held } = await paid();
    const { act } = await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
    smtp.fault = fault;
    await expect(send()).rejects.toThrow();
    expect(await mails()).toMatchObject([{ kind: 'confirmation' }, { kind: 'cancellation', left: false }]);
    await salon.undoAdminAction.run(act.id, ADMIN);
    expect(await mails()).toMatchObject([{ kind: 'confirmation' }]);
  },
);

it('C8 a mail that may have been taken counts as sent, also when its next try is refused', async () => {
  const { held } = await paid();
  const { act } = await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
  for (const fault of ['lost', 'busy'] as const) {
    smtp.fault = fault;
    await expect(send()).rejects.toThrow();
  }
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await mails()).toMatchObject([
    { kind: 'confirmation' },
    { kind: 'cancellation', left: true },
    { kind: 'confirmation' },
  ]);
});
