import { accountRefusals, catalogRefusals, permissionsOf } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { WRONG_PASSWORD } from '@salon/testing/passwords';
import { AccountFixture, tally } from '../testing/account-fixture.js';
import { InvitationFixture } from '../testing/invitation-fixture.js';
import { StaffFixture } from '../testing/staff-fixture.js';

let account: AccountFixture;
let staff: StaffFixture;
let owner: Caller;
let count = 0;
const name = (): string => `person${(count += 1)}`;

beforeAll(async () => {
  account = await AccountFixture.open();
  staff = new StaffFixture(account);
  owner = await staff.person('chief', 'owner');
});
afterAll(() => account.close());

describe('the roles', () => {
  it.each([
    ['owner', 'admin'],
    ['front_desk', 'admin'],
    ['stylist', 'user'],
  ] as const)('A3 %s signs in as %s with the permissions of the table', async (role, apiRole) => {
    const { email } = await staff.person(name(), role);
    const { user } = await account.signIn(email, { role: apiRole });
    expect([user.role, user.permissions]).toEqual([apiRole, permissionsOf(role)]);
  });

  it('gives an admin of the previous release the rights of the front desk', async () => {
    const { email } = await staff.person(name(), 'owner');
    await account.db.query('UPDATE account."user" SET "staffRole" = NULL WHERE email = $1', [email]);
    const { user } = await account.signIn(email, { role: 'admin' });
    expect(user.permissions).toEqual(permissionsOf('front_desk'));
    expect((await staff.memberOf({ id: user._id })).role).toBe('front_desk');
  });

  it('A2 an invitation carries one, the front desk unless it says otherwise', async () => {
    const desk = await InvitationFixture.open(account);
    const register = async (email: string, token: string) => (await desk.register(email, token)).user;
    expect(await register('a@example.test', await desk.token('a@example.test'))).toMatchObject({
      role: 'admin',
      permissions: permissionsOf('front_desk'),
    });
    expect(await register('b@example.test', await desk.token('b@example.test', 'stylist'))).toMatchObject({
      role: 'user',
      isVerified: true,
      permissions: permissionsOf('stylist'),
    });
  });
});

describe('the list', () => {
  it('names each person with role, last sign-in and access', async () => {
    const person = await staff.person(name(), 'stylist');
    await account.signIn(person.email);
    expect(await staff.memberOf(person)).toMatchObject({
      name: 'Ama Silva',
      email: person.email,
      role: 'stylist',
      disabled: false,
      lastSignIn: account.clock.now().toISOString(),
    });
  });
});

describe('a change', () => {
  it('of the role applies to sessions at once, and is recorded with before and after', async () => {
    const person = await staff.person(name(), 'stylist');
    const { act } = await staff.change(owner, person, { role: 'front_desk' });
    expect((await account.session(person.sid)).permissions).toEqual(permissionsOf('front_desk'));
    expect((await staff.list()).acts[0]).toEqual(act);
    expect(act).toMatchObject({
      by: owner.name,
      person: { _id: person.id },
      before: { role: 'stylist', disabled: false },
      after: { role: 'front_desk', disabled: false },
      undoable: true,
    });
  });

  it('that disables ends the sessions, and refuses sign-in in words until it is enabled again', async () => {
    const person = await staff.person(name(), 'front_desk');
    await staff.change(owner, person, { disabled: true });
    await expect(account.session(person.sid)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    const again = () => account.signIn(person.email, { role: 'admin' });
    const refusal = { kind: 'forbidden', message: accountRefusals.LOGIN_DISABLED.text };
    await expect(again()).rejects.toMatchObject(refusal);
    await expect(account.signIn(person.email)).rejects.toMatchObject(refusal);
    const guess = account.signIn(person.email, { password: WRONG_PASSWORD });
    await expect(guess).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    await staff.change(owner, person, { disabled: false });
    expect((await again()).user._id).toBe(person.id);
  });

  it('T68 begins no session of an account that is being disabled', async () => {
    const person = await staff.person(name(), 'stylist');
    const outcomes = await tally([
      staff.change(owner, person, { disabled: true }),
      ...Array.from({ length: 4 }, () => account.signIn(person.email)),
    ]);
    expect(Object.keys(outcomes).every((each) => ['ok', 'LOGIN_DISABLED'].includes(each))).toBe(true);
    const left = await account.db.query('SELECT id FROM account.session WHERE "userId" = $1', [person.id]);
    expect(left).toEqual([]);
  });

  it('of a person whom another owner has just changed is 409 with the current state', async () => {
    const person = await staff.person(name(), 'stylist');
    const { version } = await staff.memberOf(person);
    const second = await staff.person(name(), 'owner');
    const outcomes = await tally([
      staff.change(owner, person, { role: 'front_desk', version }),
      staff.change(second, person, { role: 'owner', version }),
    ]);
    expect(outcomes).toEqual({ ok: 1, STAFF_CHANGED: 1 });
    const current = await staff.memberOf(person);
    await expect(staff.change(owner, person, { disabled: true, version })).rejects.toMatchObject({
      kind: 'conflict',
      data: { person: current },
    });
  });

  it.each([{ role: 'root' }, { disabled: 'yes' }, { version: 0.5 }])('refuses %j', async (change) => {
    const person = await staff.person(name(), 'stylist');
    await expect(staff.change(owner, person, change as never)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('of a customer is not found', async () => {
    const { user } = await account.customer(`${name()}@example.test`);
    await expect(staff.change(owner, { id: user._id } as Caller, { role: 'owner', version: 0 })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    });
  });
});

describe('the owners', () => {
  it('cannot change themselves, and the last one hears why', async () => {
    await expect(staff.change(owner, owner, { disabled: true })).rejects.toMatchObject({ code: 'STAFF_SELF' });
    for (const { _id } of (await staff.list()).people.filter(({ role }) => role === 'owner'))
      if (_id !== owner.id) await staff.change(owner, { id: _id } as Caller, { role: 'stylist' });
    await expect(staff.change(owner, owner, { role: 'stylist' })).rejects.toMatchObject({
      code: 'STAFF_LAST_OWNER',
      message: accountRefusals.STAFF_LAST_OWNER.text,
    });
  });

  it('T69 two who take the role from each other at once leave one', async () => {
    const second = await staff.person(name(), 'owner');
    const outcomes = await tally([
      staff.change(owner, second, { role: 'stylist' }),
      staff.change(second, owner, { role: 'stylist' }),
    ]);
    expect(outcomes.ok).toBe(1);
    const { people } = await staff.list();
    expect(people.filter(({ role, disabled }) => role === 'owner' && !disabled)).toHaveLength(1);
    await account.employ(owner.email, 'owner');
  });
});

describe('the undo', () => {
  it('restores what was before within a day, once', async () => {
    const person = await staff.person(name(), 'stylist');
    const { act } = await staff.change(owner, person, { role: 'front_desk', disabled: true });
    expect((await staff.undo(owner, act._id)).person).toMatchObject({ role: 'stylist', disabled: false });
    await expect(staff.undo(owner, act._id)).rejects.toMatchObject({ code: 'ACT_UNDONE' });
    const late = await staff.change(owner, person, { role: 'front_desk' });
    account.clock.advance(24 * 60);
    await expect(staff.undo(owner, late.act._id)).rejects.toMatchObject({ message: catalogRefusals.ACT_TOO_OLD.text });
  });

  it('is refused after a later change, which the list says first', async () => {
    const person = await staff.person(name(), 'stylist');
    const { act } = await staff.change(owner, person, { role: 'front_desk' });
    account.clock.advance(1);
    await staff.change(owner, person, { disabled: true });
    await expect(staff.undo(owner, act._id)).rejects.toMatchObject({ code: 'STAFF_OVERTAKEN' });
    const listed = (await staff.list()).acts.find(({ _id }) => _id === act._id);
    expect(listed).toMatchObject({ undoable: false, why: accountRefusals.STAFF_OVERTAKEN.text });
  });

  it('takes back three changes one after another, the last one first', async () => {
    const person = await staff.person(name(), 'stylist');
    const acts: string[] = [];
    for (const change of [{ role: 'front_desk' }, { disabled: true }, { role: 'owner' }] as const) {
      account.clock.advance(1);
      acts.push((await staff.change(owner, person, change)).act._id);
    }
    for (const latest of acts.toReversed()) {
      const { acts: listed } = await staff.list();
      expect(listed.filter(({ _id, undoable }) => undoable && acts.includes(_id)).map(({ _id }) => _id)).toEqual([
        latest,
      ]);
      account.clock.advance(1);
      await staff.undo(owner, latest);
    }
    expect(await staff.memberOf(person)).toMatchObject({ role: 'stylist', disabled: false });
  });

  it('is possible again once the later change was undone, and not once that was done again', async () => {
    const person = await staff.person(name(), 'stylist');
    const first = (await staff.change(owner, person, { role: 'front_desk' })).act;
    const undone = async (id: string) => {
      account.clock.advance(1);
      return (await staff.undo(owner, id)).act._id;
    };
    const listed = async () => (await staff.list()).acts.find(({ _id }) => _id === first._id)?.undoable;
    account.clock.advance(1);
    const back = await undone((await staff.change(owner, person, { disabled: true })).act._id);
    expect(await listed()).toBe(true);
    const again = await undone(back);
    expect(await listed()).toBe(false);
    await expect(staff.undo(owner, first._id)).rejects.toMatchObject({ code: 'STAFF_OVERTAKEN' });
    await undone(again);
    expect(await listed()).toBe(true);
    expect((await staff.undo(owner, first._id)).person).toMatchObject({ role: 'stylist', disabled: false });
  });
});
