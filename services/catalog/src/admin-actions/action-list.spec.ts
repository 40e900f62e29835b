import { type ActionEntry, permissionsOf } from '@salon/contracts';
import { firstItemOf, itemsOf, undo } from '../testing/content.js';
import { ADMIN, type Catalog, openCatalog, person } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
});
afterAll(() => salon.close());

const other = person({ role: 'admin', permissions: permissionsOf('owner'), name: 'Colleague' });
const actions = async (query = ''): Promise<ActionEntry[]> =>
  (await salon.ask(`GET /actions${query}`, ADMIN)).body.entries;
const subjectOf = (entry?: ActionEntry) => entry?.subject.content;
/** The words for pages of release 0.2.0. */
const titleOf = (entry?: ActionEntry) => entry?.subject.title;

it('lists what was done to content, newest first, each with its fields and what came later', async () => {
  const { _id, fields } = await firstItemOf(salon, 'faq');
  const first = (await salon.ask(`PATCH /content/faq/${_id}`, ADMIN, { answer: 'One week.' })).body.act;
  salon.clock.advance(1);
  const second = (await salon.ask(`PATCH /content/faq/${_id}`, other, { answer: 'Two weeks.' })).body.act;
  const [newest, oldest] = await actions();
  expect(newest).toMatchObject({ _id: second._id, area: 'content', kind: 'edit', by: { _id: other.id }, later: null });
  expect(oldest).toMatchObject({
    _id: first._id,
    subject: {
      title: `the question “${fields.question as string}”`,
      visit: null,
      content: { kind: 'faq', name: fields.question, author: null, isOrder: false },
    },
    changes: [{ field: 'answer', before: fields.answer, after: 'One week.' }],
    undoable: false,
    later: { _id: second._id, by: 'Colleague' },
  });
});

it('names the author of a review and the sender of a message', async () => {
  salon.clock.advance(1);
  const review = { rating: 5, comment: 'Lovely quiet rooms.' };
  const customer = person({ name: 'Amaya Gunasekara' });
  const { _id } = (await salon.ask('POST /reviews', customer, review)).body.review;
  await salon.ask(`POST /reviews/${_id}/hide`, ADMIN, { reason: 'Not about us.' });
  salon.clock.advance(1);
  await salon.ask('POST /contact', null, { name: 'Nimali', email: 'nimali@example.test', message: 'A free hour?' });
  const { tasks } = (await salon.ask('GET /contact/unanswered', ADMIN)).body;
  const { act } = (await salon.ask(`POST /contact/${tasks[0]._id}/answer`, ADMIN)).body;
  expect((await actions()).slice(0, 2).map(titleOf)).toEqual([
    'the message from Nimali',
    'the review by Amaya Gunasekara',
  ]);
  expect((await actions()).slice(0, 2).map(subjectOf)).toEqual([
    { kind: 'messages', name: null, author: 'Nimali', isOrder: false },
    { kind: 'reviews', name: null, author: 'Amaya Gunasekara', isOrder: false },
  ]);
  salon.clock.advance(1);
  await undo(salon, act);
  expect(subjectOf((await actions())[0])).toMatchObject({ kind: 'messages', author: 'Nimali' });
});

it('names a category by its label, an order by its items, and the details of the salon', async () => {
  const { _id, fields } = await firstItemOf(salon, 'services');
  salon.clock.advance(1);
  const categories = await itemsOf(salon, 'categories');
  const [was, is] = [fields.category, 'nail'].map((slug) => categories.find((each) => each._id === slug)?.fields.label);
  await salon.ask(`PATCH /content/services/${_id}`, ADMIN, { category: 'nail' });
  salon.clock.advance(1);
  const ids = categories.map((each) => each._id);
  await salon.ask('PUT /content/categories/order', ADMIN, { from: ids, to: ids.toReversed() });
  salon.clock.advance(1);
  await salon.ask('PATCH /content/settings/site', ADMIN, { tagline: 'Quiet rooms' });
  const [details, order, moved] = await actions();
  expect([details, order, moved].map(titleOf)).toEqual([
    "the salon's details",
    'the order of the categories',
    `the service “${fields.title as string}”`,
  ]);
  expect([details, order, moved].map(subjectOf)).toEqual([
    { kind: 'settings', name: null, author: null, isOrder: false },
    { kind: 'categories', name: null, author: null, isOrder: true },
    { kind: 'services', name: fields.title, author: null, isOrder: false },
  ]);
  expect(moved?.changes).toEqual([{ field: 'category', before: was, after: is }]);
  const labels = categories.map(({ fields: { label } }) => label as string);
  expect(order?.changes).toEqual([
    { field: 'order', before: labels.join(', '), after: labels.toReversed().join(', ') },
  ]);
});

it('lists the number of a figure', async () => {
  salon.clock.advance(1);
  const { _id, fields } = await firstItemOf(salon, 'statistics');
  await salon.ask(`PATCH /content/statistics/${_id}`, ADMIN, { number: '8' });
  expect((await actions())[0]?.changes).toEqual([{ field: 'number', before: fields.number, after: '8' }]);
});

it('names the service of an offer that was exchanged for another', async () => {
  salon.clock.advance(1);
  const { _id, fields } = await firstItemOf(salon, 'offers');
  const titles = new Map((await itemsOf(salon, 'services')).map((each) => [each._id, each.fields.title as string]));
  const [kept, exchanged] = fields.services as [string, string];
  const other = [...titles.keys()].find((id) => !(fields.services as string[]).includes(id)) as string;
  await salon.ask(`PATCH /content/offers/${_id}`, ADMIN, { services: [kept, exchanged], price: 1 });
  salon.clock.advance(1);
  await salon.ask(`PATCH /content/offers/${_id}`, ADMIN, { services: [kept, other] });
  const [change] = (await actions())[0]?.changes ?? [];
  expect(change).toEqual({
    field: 'services',
    before: null,
    after: `Added: ${titles.get(other)}; removed: ${titles.get(exchanged)}`,
  });
});

it('says of the undo of a creation that it archived the item, and of its own undo that it restored it', async () => {
  const { fields } = await firstItemOf(salon, 'faq');
  salon.clock.advance(1);
  const created = (await salon.ask('POST /content/faq', ADMIN, { ...fields, question: 'May I bring a friend?' })).body;
  salon.clock.advance(1);
  const archived = (await undo(salon, created.act)).body.act;
  salon.clock.advance(1);
  const restored = (await undo(salon, archived)).body.act;
  expect([created.act.effect, archived.effect, restored.effect]).toEqual([undefined, 'archive', 'restore']);
  const { acts } = (await salon.ask('GET /content-acts?kind=faq', ADMIN)).body;
  expect(acts.slice(0, 2)).toMatchObject([{ effect: 'restore' }, { effect: 'archive' }]);
  expect((await actions())[1]?.changes).toEqual([{ field: 'archivedAt', before: null, after: expect.any(String) }]);
});

it('says who undid an action and when', async () => {
  const { _id } = await firstItemOf(salon, 'team');
  const { act } = (await salon.ask(`PATCH /content/team/${_id}`, other, { bio: 'Quick.' })).body;
  salon.clock.advance(1);
  await undo(salon, act);
  const undone = (await actions()).find((each) => each._id === act._id);
  expect(undone?.undone).toEqual({ at: salon.clock.now().toISOString(), by: 'Manager' });
});

it('offers the undo of a change while no later one is in force, whichever was undone and done again', async () => {
  const { _id } = await firstItemOf(salon, 'faq');
  const edit = async (answer: string) => {
    salon.clock.advance(1);
    return (await salon.ask(`PATCH /content/faq/${_id}`, other, { answer })).body.act;
  };
  const undone = async (action: { _id: string }) => {
    salon.clock.advance(1);
    return (await undo(salon, action)).body.act;
  };
  const first = await edit('In three weeks.');
  const shown = async () => {
    const entry = (await actions()).find((each) => each._id === first._id);
    return [entry?.undoable, entry?.later === null];
  };
  const back = await undone(await edit('In four weeks.'));
  expect(await shown()).toEqual([true, true]);
  const again = await undone(back);
  expect(await shown()).toEqual([false, false]);
  expect((await undo(salon, first)).body).toMatchObject({ code: 'ACT_OVERTAKEN' });
  await undone(again);
  expect(await shown()).toEqual([true, true]);
});

it('three changes of a new item are undone one after another back to its creation, the last one first', async () => {
  const made = (await salon.ask('POST /content/faq', other, { question: 'Do you open late?', answer: 'No.' })).body;
  const acts = [made.act];
  for (const answer of ['On Fridays.', 'On Saturdays.', 'Never.']) {
    salon.clock.advance(1);
    acts.push((await salon.ask(`PATCH /content/faq/${made.act.entryId}`, other, { answer })).body.act);
  }
  const offered = async () => {
    const entries = await actions();
    return acts.filter(({ _id }) => entries.some((entry) => entry._id === _id && entry.undoable));
  };
  for (const latest of acts.toReversed()) {
    expect(await offered()).toEqual([latest]);
    if (latest !== acts[0]) expect((await undo(salon, acts[0])).body).toMatchObject({ code: 'ACT_OVERTAKEN' });
    salon.clock.advance(1);
    expect((await undo(salon, latest)).status).toBe(200);
  }
});

it('is filtered by person and instants, refuses a filter that is none, and everybody without the permission', async () => {
  salon.clock.advance(60);
  const from = salon.clock.now().toISOString();
  const { _id } = await firstItemOf(salon, 'values');
  const { act } = (await salon.ask(`PATCH /content/values/${_id}`, other, { title: 'We ask first' })).body;
  const ids = async (query: string) => (await actions(query)).map((each) => each._id);
  expect(await ids(`?from=${from}`)).toEqual([act._id]);
  expect(await ids(`?until=${from}`)).not.toContain(act._id);
  expect((await actions(`?person=${other.id}`)).every(({ by }) => by._id === other.id)).toBe(true);
  for (const wrong of ['?person=x', '?from=yesterday', '?until=2026-13-01'])
    expect((await salon.ask(`GET /actions${wrong}`, ADMIN)).status).toBe(400);
  expect((await salon.ask('GET /actions', person())).status).toBe(403);
  expect((await salon.ask('GET /actions', null)).status).toBe(401);
});
