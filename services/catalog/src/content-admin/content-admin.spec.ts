import { randomUUID } from 'node:crypto';
import { CONTENT_TYPE_NAMES, sentenceOf } from '@salon/contracts';
import { firstItemOf, itemsOf, undo } from '../testing/content.js';
import { ADMIN, type Catalog, openCatalog, person } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
});
afterAll(() => salon.close());

it('B1 the settings are changed in parts, and put back', async () => {
  const { status, body } = await salon.ask('PATCH /content/settings/site', ADMIN, {
    phone: '+94 11 222 3333',
    careersEmail: 'jobs@araliya.test',
    termsUpdated: '2027-02-03',
  });
  expect(status).toBe(200);
  expect((await salon.ask('GET /site', null)).body.site).toMatchObject({
    brand: 'Araliya',
    phone: '+94 11 222 3333',
    careersEmail: 'jobs@araliya.test',
    termsUpdated: '2027-02-03',
  });
  await undo(salon, body.act);
  expect((await salon.ask('GET /site', null)).body.site).toMatchObject({ phone: '+94 11 000 0000' });
  expect(
    (await salon.ask('PATCH /content/settings/site', ADMIN, { email: 'a@b.test\r\nBcc: c@d.test' })).body.errors,
  ).toEqual({ email: 'Email is invalid' });
  expect((await salon.ask('PATCH /content/settings/site', ADMIN, { refundsUpdated: '2027-02-31' })).status).toBe(400);
  expect(
    (await salon.ask('PATCH /content/settings/site', ADMIN, { social: [{ name: 'X', url: 'javascript:alert(1)' }] }))
      .status,
  ).toBe(400);
  expect((await salon.ask('POST /content/settings/site/archive', ADMIN)).status).toBe(404);
  expect((await salon.ask('POST /content/settings', ADMIN, (await firstItemOf(salon, 'settings')).fields)).status).toBe(
    409,
  );
});

it('B1 a stored value that a later rule refuses stays, and holds no other field up', async () => {
  const change = (fields: object) => salon.ask('PATCH /content/settings/site', ADMIN, fields);
  await salon.db.query(`UPDATE catalog.site SET "value" = "value" || '{"phone": "011 234 5678, 077 123 4567"}'`);
  expect((await change({ tagline: 'An hour of your own.' })).status).toBe(200);
  expect((await change({ phone: '011 234 5678, 077 123 4568' })).body.errors).toHaveProperty('phone');
  expect((await change({ phone: '+94 11 000 0000' })).status).toBe(200);
});

it('B1 an admin action is undone once, within a day, and not after a later change of the item', async () => {
  const { _id } = await firstItemOf(salon, 'faq');
  const change = (answer: string) => salon.ask(`PATCH /content/faq/${_id}`, ADMIN, { answer });
  const first = (await change('One week.')).body.act;
  const second = (await change('Two weeks.')).body.act;
  const early = await undo(salon, first);
  expect([early.status, sentenceOf(early.body)]).toEqual([
    409,
    'This entry was changed again later. Undo that change first.',
  ]);
  expect((await undo(salon, second)).status).toBe(200);
  expect(sentenceOf((await undo(salon, second)).body)).toBe('This has been undone already.');
  expect((await undo(salon, first)).status).toBe(200);
  expect((await firstItemOf(salon, 'faq')).fields.answer).toMatch(/^Book at least a week ahead/);

  const late = (await change('Three weeks.')).body.act;
  salon.clock.advance(24 * 60 + 1);
  const reply = await undo(salon, late);
  expect([reply.status, sentenceOf(reply.body)]).toEqual([
    409,
    'Only what was done in the last 24 hours can be undone.',
  ]);
});

it('B1 an action of an older release is undone, and a column added since keeps its value', async () => {
  const { _id, fields } = await firstItemOf(salon, 'services');
  const { act } = (await salon.ask(`PATCH /content/services/${_id}`, ADMIN, { title: 'Renamed' })).body;
  const stored = () => salon.db.query('SELECT minutes, title FROM catalog.service WHERE id = $1', [_id]);
  const [{ minutes }] = await stored();
  await salon.db.query(`UPDATE catalog.act SET before = before - 'minutes', after = after - 'minutes' WHERE id = $1`, [
    act._id,
  ]);
  expect((await undo(salon, act)).status).toBe(200);
  expect(await stored()).toEqual([{ minutes, title: fields.title }]);
});

it('B1 of twenty concurrent undos of one admin action, one succeeds', async () => {
  const { _id } = await firstItemOf(salon, 'team');
  const { act } = (await salon.ask(`PATCH /content/team/${_id}`, ADMIN, { bio: 'Quick.' })).body;
  const replies = await Promise.all(Array.from({ length: 20 }, () => undo(salon, act)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('B1 the history says who did what and when, newest first', async () => {
  const { _id } = await firstItemOf(salon, 'values');
  salon.clock.advance(1);
  await salon.ask(`PATCH /content/values/${_id}`, ADMIN, { title: 'We ask' });
  const [newest] = (await salon.ask('GET /content-acts?kind=values', ADMIN)).body.acts;
  expect(newest).toEqual({
    _id: expect.any(String),
    kind: 'values',
    what: 'edit',
    entryId: _id,
    by: 'Manager',
    at: salon.clock.now().toISOString(),
    undoUntil: expect.any(String),
    undone: false,
  });
});

it('B1 the changes of a day of one type are listed, however many there are of the others', async () => {
  salon.clock.advance(24 * 60);
  const { _id } = await firstItemOf(salon, 'offers');
  const { act } = (await salon.ask(`PATCH /content/offers/${_id}`, ADMIN, { title: 'Two at once' })).body;
  const service = (await firstItemOf(salon, 'services')).fields;
  for (let count = 0; count < 101; count++) {
    salon.clock.advance(1);
    expect((await salon.ask('POST /content/services', ADMIN, { ...service, title: `Cut ${count}` })).status).toBe(201);
  }
  const latest = async (type: string) => (await salon.ask(`GET /content-acts?kind=${type}`, ADMIN)).body.acts;
  expect(await latest('offers')).toEqual([act]);
  expect(await latest('services')).toHaveLength(100);
  salon.clock.advance(24 * 60 - 101);
  expect(await latest('offers')).toEqual([]);
});

it('B2 the menu carries its chips in their order', async () => {
  const { categories } = (await salon.ask('GET /services', null)).body;
  expect(categories).toEqual([
    { slug: 'hair', label: 'Hair Style' },
    { slug: 'nail', label: 'Nail Art' },
    { slug: 'facial', label: 'Facial' },
    { slug: 'makeup', label: 'Makeup' },
  ]);
});

it('F-009 only an admin reads or writes the content', async () => {
  const id = randomUUID();
  for (const call of [
    ...CONTENT_TYPE_NAMES.flatMap((type) => [
      `GET /content/${type}`,
      `POST /content/${type}`,
      `PATCH /content/${type}/${id}`,
      `POST /content/${type}/${id}/archive`,
      `POST /content/${type}/${id}/restore`,
    ]),
    'GET /content-acts',
    `POST /content-acts/${id}/undo`,
  ]) {
    const payload = call.startsWith('GET') ? undefined : {};
    expect([(await salon.ask(call, null, payload)).status, (await salon.ask(call, person(), payload)).status]).toEqual([
      401, 403,
    ]);
  }
});

it.each([
  'GET /content/acts',
  'POST /content/toString',
  'PATCH /content/faq/1',
  `PATCH /content/faq/${randomUUID()}`,
  "POST /content/faq/x'--/archive",
  'POST /content-acts/1/undo',
  `POST /content-acts/${randomUUID()}/undo`,
])('%s finds nothing', async (call) => {
  expect((await salon.ask(call, ADMIN, call.startsWith('GET') ? undefined : {})).status).toBe(404);
});

it('B1 two admins edit the same item: the second is refused with what is there now, unless no version is named', async () => {
  const { _id, version } = await firstItemOf(salon, 'faq');
  const change = (body: object) => salon.ask(`PATCH /content/faq/${_id}`, ADMIN, body);
  const first = await change({ version, answer: 'One week.' });
  expect([first.status, first.body.entry.version === version]).toEqual([200, false]);
  const second = await change({ version, question: 'How early?' });
  expect([second.status, second.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(second.body.data.current).toMatchObject({ answer: 'One week.', archived: false });
  expect((await change({ answer: 'Two weeks.' })).status).toBe(200);
});

it('B1 the order of a type is changed as one, undone as one, and does not stand in the way of other undos', async () => {
  const idsOf = async (): Promise<string[]> =>
    (await salon.ask('GET /content/values', ADMIN)).body.entries.map(({ _id }: { _id: string }) => _id);
  const from = await idsOf();
  const to = [...from].reverse();
  const edited = await salon.ask(`PATCH /content/values/${from[0]}`, ADMIN, { title: 'Tea first' });
  const ordered = await salon.ask('PUT /content/values/order', ADMIN, { from, to });
  expect([ordered.status, ordered.body.act.what, await idsOf()]).toEqual([200, 'order', to]);
  const again = await salon.ask('PUT /content/values/order', ADMIN, { from, to });
  expect([again.status, again.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect((await salon.ask('PUT /content/values/order', ADMIN, { from: to, to: to.slice(1) })).status).toBe(400);
  expect((await salon.ask('PUT /content/values/order', person(), { from: to, to: from })).status).toBe(403);
  expect((await undo(salon, edited.body.act)).status).toBe(200);
  expect(await idsOf()).toEqual(to);
  expect((await undo(salon, ordered.body.act)).status).toBe(200);
  expect(await idsOf()).toEqual(from);
});

it('B1 the order of a type is undone, and that undo too, although items were created since', async () => {
  const idsOf = async () => (await itemsOf(salon, 'values')).map(({ _id }) => _id);
  const from = await idsOf();
  const to = [...from].reverse();
  const { act } = (await salon.ask('PUT /content/values/order', ADMIN, { from, to })).body;
  const { fields } = await firstItemOf(salon, 'values');
  const { entry } = (await salon.ask('POST /content/values', ADMIN, { ...fields, title: 'Rain first' })).body;
  const undone = await undo(salon, act);
  expect([undone.status, await idsOf()]).toEqual([200, [...from, entry._id]]);
  expect([(await undo(salon, undone.body.act)).status, await idsOf()]).toEqual([200, [...to, entry._id]]);
});

it('of two admins who archive or restore the same item, the second reads that it is done', async () => {
  const [item] = await itemsOf(salon, 'faq');
  for (const what of ['archive', 'restore']) {
    const replies = await Promise.all([1, 2].map(() => salon.ask(`POST /content/faq/${item?._id}/${what}`, ADMIN)));
    const [done, late] = replies.toSorted((one, other) => one.status - other.status);
    expect([done?.status, late?.status, sentenceOf(late?.body)]).toEqual([
      200,
      409,
      expect.stringContaining(`Somebody else has ${what}d it meanwhile.`),
    ]);
  }
});
