import { ACTIVITY_KINDS } from '@salon/contracts';
import { toLocal } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { PASSWORD, WRONG_PASSWORD } from '@salon/testing/passwords';
import { RecordCall } from '../audit/record-call.js';
import { AccountFixture, SALON, SALON_CLIENT, VISITOR } from '../testing/account-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';
import { StaffFixture } from '../testing/staff-fixture.js';
import { type ActivityFilter, ActivityQueries } from './activity.queries.js';

let account: AccountFixture;
let staff: StaffFixture;
let owner: Caller;
let desk: Caller;
let customer: Caller;

const page = (filter: ActivityFilter = {}) => new ActivityQueries(account.db, SALON_CLIENT).page(filter);
const call = (caller: Caller, kind: 'call' | 'access_denied', route: string) =>
  new RecordCall(account.db, account.clock).run(caller, { kind, call: route }, VISITOR);

beforeAll(async () => {
  account = await AccountFixture.open();
  staff = new StaffFixture(account);
  owner = await staff.person('chief', 'owner');
  desk = await staff.person('desk', 'front_desk');
  customer = { ...desk, id: (await account.customer('guest@example.test')).user._id };
  await account.signIn('guest@example.test');
  await account.signIn(desk.email, { role: 'admin' });
  await account.signIn(desk.email, { role: 'admin', password: WRONG_PASSWORD }).catch(() => null);
  await call(customer, 'access_denied', 'GET /api/admin/refunds');
  await call(desk, 'call', 'POST /api/admin/refunds/:id/send');
  await staff.change(owner, desk, { role: 'stylist' });
});
afterAll(() => account.close());

it('shows what staff did, and refused calls of everybody, newest first', async () => {
  const { entries } = await page();
  const lines = entries.map(({ kind, event, by, about, note }) => [kind, event, by?._id, about, note]);
  expect(lines.slice(0, 5)).toEqual([
    ['action', 'staff_changed', owner.id, desk.name, 'stylist'],
    ['action', 'call', desk.id, null, 'POST /api/admin/refunds/:id/send'],
    ['refused', 'access_denied', customer.id, null, 'GET /api/admin/refunds'],
    ['sign_in', 'sign_in_failed', desk.id, null, null],
    ['sign_in', 'signed_in', desk.id, null, null],
  ]);
  expect(entries.filter(({ by, kind }) => by?._id === customer.id && kind !== 'refused')).toEqual([]);
  expect(entries[0]).toMatchObject({ device: 'Chrome on Windows', network: VISITOR.network });
});

it('filters by person, kind and day of the salon', async () => {
  for (const kind of ACTIVITY_KINDS)
    expect(new Set((await page({ kind })).entries.map((entry) => entry.kind))).toEqual(new Set([kind]));
  expect((await page({ person: owner.id, kind: 'action' })).entries.map(({ event }) => event)).toEqual([
    'staff_changed',
  ]);
  const { day } = toLocal(account.clock.now(), SALON.zone);
  expect((await page({ day })).entries.length).toBeGreaterThan(4);
  expect((await page({ day: '2041-02-01' })).entries).toEqual([]);
});

it('shows a wrong current password of staff among the sign-ins', async () => {
  const { id, email, sid } = await staff.person('ruwan', 'stylist');
  await new PasswordFixture(account).change({ id, email, sid }, WRONG_PASSWORD, `${PASSWORD}x`).catch(() => null);
  const [newest] = (await page({ kind: 'sign_in' })).entries;
  expect(newest).toMatchObject({ kind: 'sign_in', event: 'password_change_failed', by: { _id: id } });
});

it('goes on page by page, without gaps or repeats', async () => {
  for (let at = 0; at < 60; at += 1) await call(desk, 'call', `POST /api/admin/${at}`);
  const first = await page();
  const second = await page({ cursor: first.next });
  expect([first.entries.length, second.next]).toEqual([50, null]);
  const ids = [...first.entries, ...second.entries].map(({ _id }) => Number(_id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([{ kind: 'other' }, { person: 'x' }, { day: '2026-02-30' }, { cursor: 'x' }])('refuses %j', async (filter) => {
  await expect(page(filter)).rejects.toMatchObject({ kind: 'invalid' });
});
