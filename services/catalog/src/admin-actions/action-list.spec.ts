import { type ActionEntry, permissionsOf } from '@salon/contracts';
import { firstItemOf, undo } from '../testing/content.js';
import { ADMIN, type Catalog, openCatalog, person } from '../testing/open-catalog.js';

let salon: Catalog;
beforeAll(async () => {
  salon = await openCatalog();
});
afterAll(() => salon.close());

const other = person({ role: 'admin', permissions: permissionsOf('owner'), name: 'Colleague' });
const actions = async (query = ''): Promise<ActionEntry[]> =>
  (await salon.ask(`GET /actions${query}`, ADMIN)).body.entries;

it('lists what was done to content, newest first, each with its fields and what came later', async () => {
  const { _id, fields } = await firstItemOf(salon, 'faq');
  const first = (await salon.ask(`PATCH /content/faq/${_id}`, ADMIN, { answer: 'One week.' })).body.act;
  salon.clock.advance(1);
  const second = (await salon.ask(`PATCH /content/faq/${_id}`, other, { answer: 'Two weeks.' })).body.act;
  const [newest, oldest] = await actions();
  expect(newest).toMatchObject({ _id: second._id, area: 'content', kind: 'edit', by: { _id: other.id }, later: null });
  expect(oldest).toMatchObject({
    _id: first._id,
    subject: { title: `faq: ${fields.question as string}`, visit: null },
    changes: [{ field: 'answer', before: fields.answer, after: 'One week.' }],
    undoable: false,
    later: { _id: second._id, by: 'Colleague' },
  });
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
