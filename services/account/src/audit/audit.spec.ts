import { OTHER_PASSWORD, PASSWORD, WRONG_PASSWORD } from '@salon/testing/passwords';
import { AccountFixture, VISITOR } from '../testing/account-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';
import { callerOf, InvitationFixture } from '../testing/invitation-fixture.js';
import { SecondFactorFixture } from '../testing/second-factor-fixture.js';
import { UpdateProfile } from '../profile/update-profile.js';
import { SweepJob } from '../retention/sweep.job.js';
import { RecordCall } from './record-call.js';

let account: AccountFixture;
beforeEach(async () => {
  account = await AccountFixture.open();
});
afterEach(() => account.close());

interface Row {
  kind: string;
  userId: string | null;
  actorId: string | null;
  network: string;
  agent: string;
  note: string | null;
}
const rows = (): Promise<Row[]> =>
  account.db.query('SELECT kind, "userId", "actorId", network, agent, note FROM account.audit ORDER BY id');
const kinds = async (): Promise<string[]> => (await rows()).map(({ kind }) => kind);

it('keeps sign-ins, failed ones, changes of password and profile, and denials, with network and device', async () => {
  const { user, session } = await account.customer('ama@example.test');
  const caller = callerOf(user, session.id);
  await account.signIn(user.email, { password: WRONG_PASSWORD }).catch(() => null);
  await account.signIn('nobody@example.test').catch(() => null);
  await account.signIn(user.email, { role: 'admin' }).catch(() => null);
  await new UpdateProfile(account.db, account.clock).run(user._id, { name: 'Ama' }, VISITOR);
  const passwords = new PasswordFixture(account);
  await passwords.change(caller, WRONG_PASSWORD, OTHER_PASSWORD).catch(() => null);
  await passwords.change(caller, PASSWORD, OTHER_PASSWORD);
  await passwords.redeem(await passwords.token(user.email), PASSWORD);
  await new RecordCall(account.db, account.clock).run(
    caller,
    { kind: 'access_denied', call: 'GET /api/appointments/all' },
    VISITOR,
  );
  expect(await kinds()).toEqual([
    'registered',
    'verified',
    'signed_in',
    'sign_in_failed',
    'sign_in_failed',
    'sign_in_denied',
    'profile_changed',
    'password_change_failed',
    'password_changed',
    'password_reset',
    'access_denied',
  ]);
  const kept = await rows();
  expect(kept.every(({ network, agent }) => network === VISITOR.network && agent === VISITOR.agent)).toBe(true);
  expect(kept.map(({ userId }) => userId)).toEqual(kept.map((_row, at) => (at === 4 ? null : user._id)));
  expect(kept.at(-1)).toMatchObject({ actorId: user._id, note: 'GET /api/appointments/all' });
});

it('says of somebody who confirms who they are whether the password or the code was wrong', async () => {
  const factor = new SecondFactorFixture(account);
  const withPassword = await factor.customer('ama@example.test');
  await factor.confirmIdentity(withPassword, { password: WRONG_PASSWORD }).catch(() => null);
  expect((await rows()).at(-1)).toMatchObject({ kind: 'confirmation_failed', userId: withPassword.id });
  const { caller } = await factor.protected('banu@example.test');
  await factor.confirmIdentity(caller, { code: 'no code' }).catch(() => null);
  expect((await rows()).at(-1)).toMatchObject({ kind: 'second_factor_failed', userId: caller.id });
});

it('keeps who invited, who followed, and who came without an invitation', async () => {
  const desk = await InvitationFixture.open(account);
  await desk.register('manager@example.test', await desk.token('manager@example.test'));
  await desk.register('other@example.test').catch(() => null);
  const { _id } = await desk.invite('late@example.test');
  await desk.revoke(_id);
  const kept = (await rows()).slice(3);
  expect(kept.map(({ kind }) => kind)).toEqual([
    'admin_invited',
    'admin_registered',
    'signed_in',
    'invitation_denied',
    'admin_invited',
    'invitation_revoked',
  ]);
  expect([kept[0], kept[5]].map((row) => row?.actorId)).toEqual([desk.owner.id, desk.owner.id]);
  expect(kept[5]?.note).toBe(_id);
});

it('T63 T48 holds no password, no code, no token and no address', async () => {
  const { user } = await account.customer('ama@example.test');
  const code = account.code(user.email);
  const passwords = new PasswordFixture(account);
  const token = await passwords.token(user.email);
  await passwords.redeem(token, OTHER_PASSWORD);
  const [{ text }] = await account.db.query(
    "SELECT coalesce(string_agg(to_jsonb(audit)::text, chr(10)), '') AS text FROM account.audit",
  );
  for (const secret of [PASSWORD, OTHER_PASSWORD, code, token, user.email]) expect(text).not.toContain(secret);
});

it('does not count a full house against anybody', async () => {
  await account.customer('ama@example.test');
  account.hasher.matches = async () => Promise.reject(Object.assign(new Error('busy'), { kind: 'unavailable' }));
  await account.signIn('ama@example.test').catch(() => null);
  expect(await kinds()).not.toContain('sign_in_failed');
});

it('E9 T64 keeps a row for ninety days, whatever becomes of the account', async () => {
  await account.register('ama@example.test');
  const sweep = new SweepJob(account.db, account.clock);
  account.clock.advance(89 * 24 * 60);
  await sweep.run();
  expect(await account.db.query('SELECT id FROM account."user"')).toEqual([]);
  expect(await kinds()).toEqual(['registered']);
  account.clock.advance(2 * 24 * 60);
  await sweep.run();
  expect(await kinds()).toEqual([]);
});
