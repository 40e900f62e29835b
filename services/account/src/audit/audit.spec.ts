import { Daily } from '@salon/nest-kit';
import { FrontDoor, PASSWORD, VISITOR } from '../testing/front-door.js';
import { Locksmith } from '../testing/locksmith.js';
import { callerOf, Reception } from '../testing/reception.js';
import { UpdateProfile } from '../profile/update-profile.js';
import { SweepJob } from '../retention/sweep.job.js';
import { NoteDenial } from './note-denial.js';

let door: FrontDoor;
beforeEach(async () => {
  door = await FrontDoor.open();
});
afterEach(() => door.close());

interface Row {
  kind: string;
  userId: string | null;
  actorId: string | null;
  network: string;
  agent: string;
  note: string | null;
}
const rows = (): Promise<Row[]> =>
  door.db.query('SELECT kind, "userId", "actorId", network, agent, note FROM account.audit ORDER BY id');
const kinds = async (): Promise<string[]> => (await rows()).map(({ kind }) => kind);

it('keeps sign-ins, failed ones, changes of password and profile, and denials, with network and device', async () => {
  const { user, session } = await door.customer('ama@example.test');
  const caller = callerOf(user, session.id);
  await door.signIn(user.email, { password: 'Wrong1234' }).catch(() => null);
  await door.signIn('nobody@example.test').catch(() => null);
  await door.signIn(user.email, { role: 'admin' }).catch(() => null);
  await new UpdateProfile(door.db, door.clock).run(user._id, { name: 'Ama' }, VISITOR);
  const smith = new Locksmith(door);
  await smith.change(caller, 'Wrong1234', 'Hibiscus22').catch(() => null);
  await smith.change(caller, PASSWORD, 'Hibiscus22');
  await smith.redeem(await smith.token(user.email), 'Jasmine333');
  await new NoteDenial(door.db, door.clock).run(caller, 'GET /api/appointments/all', VISITOR);
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

it('keeps who invited, who followed, and who came without an invitation', async () => {
  const desk = await Reception.open(door);
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
  const { user } = await door.customer('ama@example.test');
  const code = door.code(user.email);
  const smith = new Locksmith(door);
  const token = await smith.token(user.email);
  await smith.redeem(token, 'Jasmine333');
  const [{ text }] = await door.db.query(
    "SELECT coalesce(string_agg(to_jsonb(audit)::text, chr(10)), '') AS text FROM account.audit",
  );
  for (const secret of [PASSWORD, 'Jasmine333', code, token, user.email]) expect(text).not.toContain(secret);
});

it('does not count a full house against anybody', async () => {
  await door.customer('ama@example.test');
  door.hasher.matches = async () => Promise.reject(Object.assign(new Error('busy'), { kind: 'unavailable' }));
  await door.signIn('ama@example.test').catch(() => null);
  expect(await kinds()).not.toContain('sign_in_failed');
});

it('E9 keeps a row for ninety days, whatever becomes of the account', async () => {
  await door.register('ama@example.test');
  const sweep = new SweepJob(door.db, new Daily(door.db, door.outbox, door.clock), door.clock);
  door.clock.advance(89 * 24 * 60);
  await sweep.run();
  expect(await door.db.query('SELECT id FROM account."user"')).toEqual([]);
  expect(await kinds()).toEqual(['registered']);
  door.clock.advance(2 * 24 * 60);
  await sweep.run();
  expect(await kinds()).toEqual([]);
});
