import { rowsWith } from '@salon/testing';
import { Mailer } from '@salon/nest-kit';
import { ADMIN, type Catalog, openCatalog, person } from '../testing/open-catalog.js';
import { undo } from '../testing/content.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
  Object.assign(catalog.app.get(Mailer), {
    send: async ({ replyTo }: { replyTo: object }) => {
      throw new Error(`450 ${JSON.stringify(replyTo)}: try again later`);
    },
  });
});
afterAll(() => catalog.close());

const ask = (...call: Parameters<Catalog['ask']>) => catalog.ask(...call);
const NAME = 'Wasanthi Quintus';
const WASANTHI = person({ name: NAME, email: 'wasanthi.quintus@example.test', phone: '0715550199' });
/** What names her: a part of her name and number is enough. */
const WORDS = ['wasanthi', 'quintus', '5550199'];
const TEXT = `${NAME}, ${WASANTHI.phone}`;

/** The tables, those of the jobs included, that name her. */
const found = async (): Promise<string[]> => Object.keys(await rowsWith(catalog.db, 'catalog', WORDS));

async function tried(count: number): Promise<void> {
  const waiting = `
    SELECT FROM catalog_jobs.jobs WHERE task_identifier = 'send-message' AND attempts > 0 AND locked_at IS NULL`;
  while ((await catalog.db.query<unknown[]>(waiting)).length < count)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

const contact = (email: string) => ask('POST /contact', null, { name: NAME, email, message: TEXT });
const messages = async (): Promise<{ _id: string; email: string }[]> =>
  (await ask('GET /contact/unanswered', ADMIN)).body.tasks;
const ratings = async (): Promise<number> =>
  (await ask('GET /reviews', null)).body.ratings.reduce((all: number, { count }: { count: number }) => all + count, 0);

/** Her review, which an admin hid and showed again, and two messages, one of them answered. */
async function leavesTraces() {
  const review = { rating: 4, comment: TEXT, picture: '/media/account/wasanthi.webp' };
  const { body } = await ask('POST /reviews', WASANTHI, review);
  const hidden = await ask(`POST /reviews/${body.review._id}/hide`, ADMIN, { reason: `Asked by ${TEXT}` });
  await ask(`POST /reviews/${body.review._id}/unhide`, ADMIN);
  for (const email of [WASANTHI.email, 'Wasanthi.Quintus@Example.test']) await contact(email);
  const [first] = await messages();
  const answered = await ask(`POST /contact/${first?._id}/answer`, ADMIN);
  await tried(2);
  return { hidden: hidden.body.act, answered: answered.body.act };
}

it('T64 a customer downloads their review and messages; after the deletion nothing names them or can be undone', async () => {
  const before = await ratings();
  const acts = await leavesTraces();
  expect((await ask('GET /customer-data', WASANTHI)).body).toEqual({
    reviews: [
      {
        rating: 4,
        comment: TEXT,
        at: catalog.clock.now().toISOString(),
        name: NAME,
        picture: '/media/account/wasanthi.webp',
        hidden: false,
      },
    ],
    messages: expect.arrayContaining([
      expect.objectContaining({ email: WASANTHI.email, message: TEXT }),
      expect.objectContaining({ email: 'Wasanthi.Quintus@Example.test', name: NAME }),
    ]),
  });
  expect(await ratings()).toBe(before + 1);
  expect(await found()).toEqual([
    'catalog.act',
    'catalog.contact_message',
    'catalog.review',
    'catalog_jobs._private_jobs',
  ]);

  expect(await ask('DELETE /customer-data', WASANTHI)).toEqual({ status: 200, body: {} });
  expect(await found()).toEqual([]);
  expect(await ratings()).toBe(before);
  expect((await ask('GET /customer-data', WASANTHI)).body).toEqual({ reviews: [], messages: [] });
  for (const act of [acts.hidden, acts.answered])
    expect((await undo(catalog, act)).body).toMatchObject({ code: 'ACT_NOT_FOUND' });
  expect(await ask('DELETE /customer-data', WASANTHI)).toEqual({ status: 200, body: {} });
});

it('what others wrote stays, also for a caller who has not verified the address', async () => {
  await ask('POST /reviews', person(), { rating: 5, comment: 'Lovely' });
  await contact('kumari@example.test');
  await contact('dilani@example.test');
  const count = await ratings();
  const unverified = person({ email: 'kumari@example.test', verified: false });
  expect((await ask('GET /customer-data', unverified)).body).toEqual({ reviews: [], messages: [] });
  await ask('DELETE /customer-data', unverified);
  expect([await ratings(), (await messages()).length]).toEqual([count, 2]);
});

it('a guest has nothing to download or to delete', async () => {
  for (const call of ['GET /customer-data', 'DELETE /customer-data']) expect((await ask(call, null)).status).toBe(401);
});

it('T64 A19 an owner deletes the review of an account, and messages from each address of the person', async () => {
  const count = await ratings();
  const left = (await messages()).length;
  await ask('POST /reviews', WASANTHI, { rating: 4, comment: TEXT });
  for (const email of [WASANTHI.email, 'Wasanthi@Old.example.test', 'nethmi@example.test']) await contact(email);
  const call = `DELETE /customer-data/${WASANTHI.id}`;
  const whole = { ids: [WASANTHI.id, ADMIN.id], emails: [WASANTHI.email, 'wasanthi@old.example.test', ''] };
  expect([(await ask(call, WASANTHI, whole)).status, (await ask(call, ADMIN)).status]).toEqual([403, 400]);
  for (let times = 0; times < 2; times += 1) {
    expect(await ask(call, ADMIN, whole)).toEqual({ status: 200, body: {} });
    expect([await ratings(), (await messages()).length]).toEqual([count, left + 1]);
  }
});

it('T64 A19 of a client without an account, messages from their address are deleted', async () => {
  const left = (await messages()).length;
  await contact('client@example.test');
  const client = { ids: [person().id], emails: ['client@example.test'] };
  expect((await ask(`DELETE /customer-data/${client.ids[0]}`, ADMIN, client)).status).toBe(200);
  expect((await messages()).length).toBe(left);
});

it('T64 A19 of merged records, messages from the addresses that the BFF has signed are deleted', async () => {
  const left = (await messages()).length;
  for (const email of ['wasanthi@old.example.test', 'other@example.test']) await contact(email);
  const keys = { ids: [person().id], emails: ['wasanthi@old.example.test'] };
  expect((await ask('DELETE /merged-records', null)).status).toBe(401);
  await ask('DELETE /merged-records', WASANTHI, { merged: keys });
  expect((await messages()).length).toBe(left + 2);
  for (let times = 0; times < 2; times += 1) {
    expect(await ask('DELETE /merged-records', { ...WASANTHI, merged: keys })).toEqual({ status: 200, body: {} });
    expect((await messages()).map(({ email }) => email)).toContain('other@example.test');
    expect((await messages()).length).toBe(left + 1);
  }
});
