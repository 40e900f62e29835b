import { Mailer } from '@salon/nest-kit';
import { FaultSmtp } from '@salon/testing';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import type { MailFacts } from './mail-facts.rules.js';
import { SendMailJob } from './send-mail.job.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
const smtp = new FaultSmtp();
let port: number;
beforeAll(async () => {
  port = await smtp.start();
});
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.fault = 'none';
  return desk.open();
});

interface Message {
  id: string;
  kind: string;
  version: number;
  facts: MailFacts;
  sentAt: Date | null;
}
const messages = (): Promise<Message[]> => salon.db.query('SELECT * FROM booking.message ORDER BY "version"');
/** Each mail with its time and stylist. */
const mails = async () =>
  (await messages()).map(({ kind, facts: { startTime, stylist } }) => `${kind} ${startTime} ${stylist}`);

async function send(at: number): Promise<void> {
  const mailer = new Mailer({ url: `smtp://127.0.0.1:${port}`, from: 'hello@araliya.test', timeoutMs: 500 });
  const settings = { address: 'hello@araliya.test', siteUrl: 'https://salon.test' };
  const job = new SendMailJob(salon.db, mailer, salon.catalog, salon.clock, settings);
  await job.run({ id: (await messages()).at(at)?.id ?? '' });
}

/** A visit at 10:00 with Dilani whose confirmation waits, moved by the desk without a mail. */
async function movedSilently() {
  const { held } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  const { act } = await desk.move(held._id, { startTime: '10:30', stylistId: desk.nadeesha() });
  return { id: held._id, undo: () => salon.undoAdminAction.run(act?.id ?? '', ADMIN) };
}

it('a confirmation that waited while the desk moved its visit without a mail says the new time', async () => {
  const { undo } = await movedSilently();
  await send(0);
  expect(await mails()).toEqual(['confirmation 10:30 Nadeesha Silva']);
  const [{ facts, version } = {} as Message] = await messages();
  expect(facts).toMatchObject({
    endTime: '11:30',
    startsAt: `${DAY}T05:00:00.000Z`,
    endsAt: `${DAY}T06:00:00.000Z`,
    sequence: version,
  });
  expect(smtp.taken.at(-1)).toContain('10:30');
  await undo();
  expect(await mails()).toEqual(['confirmation 10:30 Nadeesha Silva', 'rescheduled 10:00 Dilani Perera']);
});

it('it waits on as it was when the mail server does not take it, and says the old time after an undo', async () => {
  const { undo } = await movedSilently();
  smtp.fault = 'busy';
  await expect(send(0)).rejects.toThrow();
  await undo();
  smtp.fault = 'none';
  await send(0);
  expect(await mails()).toEqual(['confirmation 10:00 Dilani Perera']);
});

it('it keeps its time while a newer mail waits that says the new one', async () => {
  const { held } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  await desk.move(held._id, { startTime: '10:30', tell: true });
  await send(0);
  await send(1);
  expect(await mails()).toEqual(['confirmation 10:00 Dilani Perera', 'rescheduled 10:30 Dilani Perera']);
});

it('the mail of a new time confirms the old one when the visit is back there, and an undo of that corrects it', async () => {
  const { held } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  await send(0);
  await desk.move(held._id, { startTime: '10:30', tell: true });
  const from = { date: DAY, startTime: '10:30', stylistId: desk.dilani() };
  const { act } = await desk.move(held._id, { from, startTime: '10:00', tell: false });
  await send(1);
  expect(await mails()).toEqual(['confirmation 10:00 Dilani Perera', 'confirmation 10:00 Dilani Perera']);
  await salon.undoAdminAction.run(act?.id ?? '', ADMIN);
  expect((await mails()).at(-1)).toBe('rescheduled 10:30 Dilani Perera');
});

it('the mail of a new stylist says the new time, too, which the desk gave without a mail', async () => {
  const { held } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  await send(0);
  await desk.move(held._id, { startTime: '10:00', stylistId: desk.nadeesha(), tell: true });
  const from = { date: DAY, startTime: '10:00', stylistId: desk.nadeesha() };
  await desk.move(held._id, { from, startTime: '10:30', stylistId: desk.nadeesha(), tell: false });
  await send(1);
  expect((await mails()).at(-1)).toBe('rescheduled 10:30 Nadeesha Silva');
  expect(smtp.taken.at(-1)).not.toContain('stay the same');
});
