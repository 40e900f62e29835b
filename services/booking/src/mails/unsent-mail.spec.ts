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

/** Tries to send a mail, the last one unless another is named. */
async function send(at = -1): Promise<void> {
  const mailer = new Mailer({ url: `smtp://127.0.0.1:${port}`, from: 'hello@araliya.test', timeoutMs: 500 });
  const settings = { address: 'hello@araliya.test', siteUrl: 'https://salon.test' };
  const job = new SendMailJob(salon.db, mailer, salon.catalog, salon.clock, settings);
  await job.run({ id: (await mails()).at(at)?.id ?? '' });
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

it('a confirmation that the outage delayed is dropped once the cancellation has been sent, and not before', async () => {
  const { who, held } = await paid();
  salon.clock.advance(1);
  await salon.cancelAppointment.run(held._id, who);
  smtp.fault = 'refuse';
  await expect(send()).rejects.toThrow();
  await expect(send(0)).rejects.toThrow();
  expect(await mails()).toMatchObject([{ kind: 'confirmation' }, { kind: 'cancellation' }]);
  smtp.fault = 'none';
  await send();
  await send(0);
  expect(await mails()).toMatchObject([{ kind: 'cancellation', left: true }]);
  expect(smtp.taken.at(-1)).toContain('is cancelled');
});

it('a delayed confirmation still follows a receipt and the cancellation of another visit', async () => {
  await paid();
  salon.clock.advance(1);
  const other = await paid({ startTime: '14:00' });
  await salon.cancelAppointment.run(other.held._id, other.who);
  await salon.db.query(`UPDATE booking.message SET "leftAt" = $1, "sentAt" = $1 WHERE "kind" = 'cancellation'`, [
    salon.clock.now(),
  ]);
  smtp.fault = 'none';
  await send(0);
  expect((await mails())[0]).toMatchObject({ kind: 'confirmation', left: true });
});

it('of a visit that is over, a delayed confirmation is still sent, and no mail of a new stylist', async () => {
  await paid();
  await salon.db.query(
    `INSERT INTO booking.message ("id", "appointmentId", "kind", "version", "facts", "createdAt")
     SELECT gen_random_uuid(), "appointmentId", 'reassigned', 10, "facts", "createdAt" + interval '1 minute'
     FROM booking.message`,
  );
  salon.clock.advance(7 * 24 * 60);
  smtp.fault = 'none';
  const before = smtp.taken.length;
  await send();
  await send(0);
  expect(await mails()).toMatchObject([{ kind: 'confirmation', left: true }]);
  expect(smtp.taken.slice(before)).toEqual([expect.not.stringContaining('visit.ics')]);
});

it('a delayed mail of a new time still follows one that names a new stylist alone', async () => {
  const { held } = await paid();
  const add = (kind: string, version: number, sentAt: Date | null) =>
    salon.db.query(
      `INSERT INTO booking.message ("id", "appointmentId", "kind", "version", "facts", "createdAt", "leftAt", "sentAt")
       SELECT gen_random_uuid(), "appointmentId", $2, $3, "facts", "createdAt" + make_interval(mins => $3), $4, $4
       FROM booking.message WHERE "appointmentId" = $1 AND "kind" = 'confirmation'`,
      [held._id, kind, version, sentAt],
    );
  await add('rescheduled', 10, null);
  await add('reassigned', 11, salon.clock.now()); // `add` stores no jobs: the mails are sent here.
  smtp.fault = 'none';
  await send(1);
  expect(await mails()).toMatchObject([
    { kind: 'confirmation' },
    { kind: 'rescheduled', left: true },
    { kind: 'reassigned' },
  ]);
  await send(0);
  expect((await mails()).map(({ kind }) => kind)).toEqual(['rescheduled', 'reassigned']);
});
