import { eventually } from '@salon/testing';
import { RATE_LIMITS } from '../limits/rate-limits.js';
import { failed } from '../testing/fake-service.js';
import { tokenOf } from '../testing/people.js';
import { oneBff } from '../testing/signed-in.js';
import { startBff } from '../testing/start-bff.js';

const bff = oneBff();
beforeEach(() => bff.services.catalog.on('POST /contact', { status: 201, body: {} }));

const ID = '0190f5fe-7c00-7a00-8000-000000000001';
const AT = '2026-11-23T04:00:00.000Z';
const form = { name: 'Nimali Perera', email: 'nimali@example.test', message: 'Do you have a free hour on Friday?' };

it("E1 passes a guest's message on to the salon", async () => {
  const reply = await bff.call('POST /api/contact', { body: form });
  expect([reply.status, reply.body]).toEqual([
    201,
    { status: 'success', message: 'Your message has been sent. We will answer by e-mail.', data: {} },
  ]);
  expect(JSON.parse(bff.services.catalog.requests('POST /contact')[0]?.body ?? '')).toEqual(form);
  // Not during the next test.
  await eventually(() => bff.services.booking.requests('POST /desk/messages-changed').length > 0);
});

it('tells the desk of a message that came or was answered, and takes it when the desk cannot be told', async () => {
  const token = await tokenOf('admin');
  const act = {
    _id: ID,
    kind: 'messages',
    what: 'answer',
    entryId: ID,
    by: 'Ama',
    at: AT,
    undoUntil: AT,
    undone: false,
  };
  for (const what of ['answer', 'reopen'])
    bff.services.catalog.on(`POST /contact/${ID}/${what}`, { status: 200, body: { act } });
  const calls: [string, object][] = [
    ['POST /api/contact', { body: form }],
    [`POST /api/admin/messages/${ID}/answer`, { token }],
    [`POST /api/admin/messages/${ID}/reopen`, { token }],
  ];
  for (const [at, [call, sent]] of calls.entries()) {
    expect((await bff.call(call, sent)).status).toBeLessThan(300);
    await new Promise((resolve) => setTimeout(resolve, 50)); // The caller does not wait for it.
    expect(bff.services.booking.requests('POST /desk/messages-changed')).toHaveLength(at + 1);
  }
  bff.services.booking.on('POST /desk/messages-changed', { status: 500, body: {} });
  expect((await bff.call('POST /api/contact', { body: form })).status).toBe(201);
});

it.each([
  ['name', '', 'Name is required'],
  ['name', 'Nimali\r\nBcc: all@evil.test', 'Name must not contain control characters'],
  ['name', 'a'.repeat(81), 'Name must be at most 80 characters'],
  ['email', '', 'Email is required'],
  ['email', 'a@b.test\r\nBcc: all@evil.test', 'Email is invalid'],
  ['email', 'a@b.test, c@d.test', 'Email is invalid'],
  ['message', ' \n ', 'Message is required'],
  ['message', 7, 'Message is required'],
  ['message', 'a'.repeat(2001), 'Message must be at most 2,000 characters'],
  ['message', 'a\u0000b', 'Message must not contain control characters'],
])('T46 says what is wrong with the %s %j', async (field, value, sentence) => {
  const reply = await bff.call('POST /api/contact', { body: { ...form, [field]: value } });
  expect([reply.status, reply.body.errors]).toEqual([400, { [field]: sentence }]);
  expect(bff.services.catalog.requests('POST /contact')).toEqual([]);
});

it('the tasks of the salon count the messages, and are shown without them while the catalog is away', async () => {
  const nothing = { tasks: [], total: 0 };
  const tasks = { refunds: nothing, notices: nothing, mails: nothing, holds: nothing, outside: 2, total: 2 };
  const token = await tokenOf('admin');
  bff.services.booking.on('GET /open-tasks', { status: 200, body: tasks });
  const message = { ...form, _id: 'c1', at: '2026-11-23T03:00:00.000Z' };
  bff.services.catalog.on('GET /contact/unanswered', { status: 200, body: { tasks: [message], total: 1 } });
  const open = async (): Promise<unknown> => (await bff.call('GET /api/admin/tasks', { token })).body.data;
  expect(await open()).toEqual({ ...tasks, messages: { tasks: [message], total: 1 }, total: 3 });
  bff.services.catalog.on('GET /contact/unanswered', { status: 500, body: {} });
  expect(await open()).toEqual({ ...tasks, messages: null });
  bff.services.catalog.on('GET /contact/unanswered', failed(403, 'ADMIN_ONLY'));
  expect((await bff.call('GET /api/admin/tasks', { token })).status).toBe(403);
});

it('lists the answered messages for the desk, page by page', async () => {
  const token = await tokenOf('admin');
  const page = { messages: [{ ...form, _id: 'c1', at: AT, answeredAt: AT }], next: null };
  bff.services.catalog.on('GET /contact/answered?cursor=abc', { status: 200, body: page });
  const reply = await bff.call('GET /api/admin/messages/answered?cursor=abc', { token });
  expect([reply.status, reply.body.data]).toEqual([200, page]);
});

// Last: the passport strategies of another BFF replace those of this one.
it('E1 takes a limited number of calls of one network in an hour', async () => {
  const strict = await startBff({ fakes: bff.services, limits: 'strict' });
  const replies = [];
  const { points } = RATE_LIMITS.contact;
  for (let at = 0; at <= points; at += 1) replies.push(await strict.call('POST /api/contact', { body: form }));
  await strict.close();
  expect(replies.map(({ status }) => status)).toEqual([...Array<number>(points).fill(201), 429]);
  expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});
