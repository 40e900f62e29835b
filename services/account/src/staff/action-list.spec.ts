import { accountRefusals } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { AccountFixture } from '../testing/account-fixture.js';
import { StaffFixture } from '../testing/staff-fixture.js';
import { ActionListQueries } from './action-list.queries.js';

let account: AccountFixture;
let staff: StaffFixture;
let owner: Caller;
let list: ActionListQueries;

beforeAll(async () => {
  account = await AccountFixture.open();
  staff = new StaffFixture(account);
  owner = await staff.person('chief', 'owner');
  list = new ActionListQueries(account.db, account.clock);
});
afterAll(() => account.close());

const actions = async (query: Record<string, unknown> = {}) => (await list.page(query, owner)).entries;

it('lists what was done to staff, newest first, each with its fields and what came later', async () => {
  const person = await staff.person('dilani', 'stylist');
  const first = await staff.change(owner, person, { role: 'front_desk' });
  account.clock.advance(1);
  const second = await staff.change(owner, person, { disabled: true });
  const [newest, oldest] = await actions({ person: owner.id });
  expect(newest).toMatchObject({
    _id: second.act._id,
    area: 'staff',
    by: { _id: owner.id },
    later: null,
    undone: null,
  });
  expect(oldest).toMatchObject({
    _id: first.act._id,
    subject: { title: 'Ama Silva', visit: null },
    changes: [{ field: 'role', before: 'stylist', after: 'front_desk' }],
    undoable: false,
    why: accountRefusals.STAFF_OVERTAKEN.text,
    later: { _id: second.act._id, by: owner.name },
  });
});

it('says who undid an action and when', async () => {
  const person = await staff.person('nuwan', 'stylist');
  const { act } = await staff.change(owner, person, { role: 'front_desk' });
  account.clock.advance(1);
  await staff.undo(owner, act._id);
  const undone = (await actions()).find(({ _id }) => _id === act._id);
  expect(undone?.undone).toEqual({ at: account.clock.now().toISOString(), by: owner.name });
});

it('a later change that was undone is none that an earlier one waits for', async () => {
  const person = await staff.person('sachini', 'stylist');
  const { act } = await staff.change(owner, person, { role: 'front_desk' });
  account.clock.advance(1);
  const later = await staff.change(owner, person, { disabled: true });
  account.clock.advance(1);
  await staff.undo(owner, later.act._id);
  const entry = (await actions()).find(({ _id }) => _id === act._id);
  expect(entry).toMatchObject({ later: null, undoable: true });
});

it('is filtered by person and instants, and refuses a filter that is none', async () => {
  const other = await staff.person('second', 'owner');
  const person = await staff.person('kasun', 'stylist');
  account.clock.advance(60);
  const { act } = await staff.change(other, person, { disabled: true });
  const from = account.clock.now().toISOString();
  const ids = async (query: Record<string, unknown>) => (await actions(query)).map(({ _id }) => _id);
  expect(await ids({ person: other.id })).toEqual([act._id]);
  expect(await ids({ from })).toEqual([act._id]);
  expect(await ids({ until: from })).not.toContain(act._id);
  for (const wrong of [{ person: 'x' }, { from: 'yesterday' }, { until: '2026-13-01' }])
    await expect(list.page(wrong, owner)).rejects.toMatchObject({ kind: 'invalid' });
});
