import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_ROLES } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { PictureFolder, Pictures } from '@salon/nest-kit/pictures';
import { pngOf } from '@salon/testing';
import { PASSWORD, WRONG_PASSWORD } from '@salon/testing/passwords';
import { ChooseAvatar } from '../avatars/choose-avatar.js';
import { UploadAvatar } from '../avatars/upload-avatar.js';
import { SignCustomerOut } from '../desk-customers/sign-customer-out.js';
import { UpdateProfile } from '../profile/update-profile.js';
import { MySessionsQueries } from '../sessions/my-sessions.queries.js';
import { AccountFixture, tally, VISITOR } from '../testing/account-fixture.js';
import { callerOf, InvitationFixture } from '../testing/invitation-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';
import { StaffFixture } from '../testing/staff-fixture.js';
import { CustomerDataQueries } from './customer-data.queries.js';
import { DeleteCustomerData } from './delete-customer-data.js';

let account: AccountFixture;
let folder: string;
let pictures: Pictures;

beforeEach(async () => {
  account = await AccountFixture.open();
  folder = await mkdtemp(join(tmpdir(), 'avatars-'));
  pictures = new Pictures('account', new PictureFolder(folder));
});
afterEach(async () => {
  await account.close();
  await rm(folder, { recursive: true });
});

const EMAIL = 'wasanthi.q@example.test';
const PROFILE = { name: 'Wasanthi Quintus', phone: '0715550199', address: '77 Lotus Grove', city: 'Matara' };
/** Nobody else in these specs comes from here. */
const HOME = {
  network: '198.51.100.0/24',
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
};
const data = (caller: Caller) =>
  new CustomerDataQueries(account.db, new MySessionsQueries(account.db, account.clock)).of(caller);
const forget = (caller: Pick<Caller, 'id'>) => new DeleteCustomerData(account.db, pictures).run({ ids: [caller.id] });
const count = async (table: string): Promise<number> =>
  (await account.db.query(`SELECT count(*)::int AS count FROM account.${table}`))[0].count;

/** A customer who leaves something in every table that can name a customer. */
async function wasanthi(): Promise<Caller> {
  const { userId } = await account.register(EMAIL, PROFILE);
  await account.deliver();
  await account.verify(userId, account.code(EMAIL));
  const { user, session } = await account.signIn(EMAIL, {}, HOME);
  await account.signIn(EMAIL, { password: WRONG_PASSWORD }, HOME).catch(() => null);
  await new UpdateProfile(account.db, account.clock).run(user._id, PROFILE, HOME);
  const face = pngOf({ width: 20, height: 20 });
  const upload = new UploadAvatar(account.db, account.emailLimits, pictures, account.clock);
  const { imageUrl } = await upload.run(callerOf(user, session.id), face);
  await new ChooseAvatar(account.db, pictures).run(user._id, imageUrl);
  await upload.run(callerOf(user, session.id), face);
  await new PasswordFixture(account).token(EMAIL);
  await account.db.query(
    `INSERT INTO account.client ("name", "email", "phone", "city", "notes", "createdAt")
     VALUES ($1, $2, $3, $4, 'talks about her garden', $5)`,
    [PROFILE.name, EMAIL, PROFILE.phone, PROFILE.city, account.clock.now()],
  );
  return callerOf(await account.session(session.id), session.id);
}

/** The desk gives the address to another client by mistake, and corrects it. */
async function mistypeFor(name: string): Promise<void> {
  const [client] = await account.db.query<[{ id: string }]>(
    `INSERT INTO account.client ("name", "phone", "city", "notes", "createdAt")
     VALUES ($1, '0770000001', '', '', $2) RETURNING "id"`,
    [name, account.clock.now()],
  );
  for (const [before, after] of [
    ['', EMAIL],
    [EMAIL, ''],
  ])
    await account.db.query(
      `INSERT INTO account.client_change ("id", "kind", "adminId", "adminName", "clientId", "before", "after", "at")
       VALUES (gen_random_uuid(), 'edit', $1, 'Desk', $1, $2, $3, $4)`,
      [client.id, { email: before }, { email: after }, account.clock.now()],
    );
}

/** Every row of every table of the service, as text. */
async function dump(): Promise<string> {
  const tables = await account.db.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'account' AND table_type = 'BASE TABLE'`,
  );
  const rows: string[] = [];
  for (const { name } of tables)
    for (const { row } of await account.db.query<{ row: string }[]>(
      `SELECT row_to_json(each)::text AS row FROM account."${name}" each`,
    ))
      rows.push(`${name} ${row}`);
  return rows.join('\n');
}

it('T64 no table holds a deleted customer, whose e-mail address can register anew', async () => {
  const desk = await InvitationFixture.open(account);
  await account.db.query(
    `INSERT INTO account.invitation ("id", "email", "tokenHash", "invitedBy", "createdAt", "expiresAt")
     VALUES (gen_random_uuid(), $1, sha256('x'), $2, $3, $3)`,
    [EMAIL, desk.owner.id, account.clock.now()],
  );
  const caller = await wasanthi();
  await mistypeFor('Banu');
  await new SignCustomerOut(account.db, account.clock).run(caller.id, desk.owner, VISITOR);
  const names = [caller.id, EMAIL, ...Object.values(PROFILE), HOME.network, HOME.agent, 'garden'];
  const before = await dump();
  expect(names.filter((name) => !before.includes(name))).toEqual([]);

  await forget(caller);
  const after = await dump();
  expect(names.filter((name) => after.includes(name))).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
  // Of the salon everything is left: also the record that somebody was signed out.
  expect(
    await account.db.query(`SELECT kind, "userId" FROM account.audit WHERE "actorId" = $1`, [desk.owner.id]),
  ).toEqual(expect.arrayContaining([{ kind: 'sessions_ended', userId: null }]));
  expect(await count('"user"')).toBe(1);

  account.clock.advance(2); // The counter of mailed codes stays.
  await account.customer(EMAIL);
  expect((await account.signIn(EMAIL)).user.name).toBe('Ama Silva');
});

it('T64 ends all sessions, sends no waiting mail, and can be repeated', async () => {
  const here = await wasanthi();
  const there = await account.signIn(EMAIL);
  await new PasswordFixture(account).forget(EMAIL);
  account.mails.length = 0;
  await forget(here);
  await forget(here);
  for (const sid of [here.sid, there.session.id])
    await expect(account.session(sid)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  await account.deliver();
  await new PasswordFixture(account).deliver();
  expect(account.mails).toEqual([]);
  await expect(account.signIn(EMAIL)).rejects.toMatchObject({ code: 'LOGIN_UNKNOWN' });
  await expect(data(here)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
});

it('T64 leaves other people alone, also those of the same name and number', async () => {
  const other = await account.customer('other@example.test');
  await new UpdateProfile(account.db, account.clock).run(other.user._id, PROFILE, VISITOR);
  await account.db.query(
    `INSERT INTO account.client ("name", "phone", "city", "notes", "createdAt") VALUES ($1, $2, '', '', $3)`,
    [PROFILE.name, PROFILE.phone, account.clock.now()],
  );
  const [audits, mails] = [await count('audit'), await count('mail')];
  await forget(await wasanthi());
  expect((await account.session(other.session.id)).name).toBe(PROFILE.name);
  expect([await count('audit'), await count('mail'), await count('client')]).toEqual([audits, mails, 1]);
});

it.each(STAFF_ROLES)(
  'T64 a person who works here as %s is not deleted, also after they were disabled',
  async (role) => {
    const staff = new StaffFixture(account);
    const person = await staff.person('ruwan', role);
    const refusal = { kind: 'conflict', code: 'DELETION_REFUSED', params: { reason: 'staff' } };
    await expect(forget(person)).rejects.toMatchObject(refusal);
    await account.db.query('UPDATE account."user" SET "disabledAt" = $1', [account.clock.now()]);
    await expect(forget(person)).rejects.toMatchObject(refusal);
    expect(await count('"user"')).toBe(1);
  },
);

it('T64 a sign-in at the same time begins no session of a deleted account', async () => {
  const caller = await wasanthi();
  const outcomes = await tally([...Array.from({ length: 4 }, () => account.signIn(EMAIL)), forget(caller)]);
  expect(Object.keys(outcomes).every((outcome) => ['ok', 'LOGIN_UNKNOWN', 'LOGIN_WRONG'].includes(outcome))).toBe(true);
  expect([await count('session'), await count('"user"'), await count('known_network')]).toEqual([0, 0, 0]);
});

it('T64 gives a customer what is stored about them, without secrets and what staff wrote for staff', async () => {
  const desk = await InvitationFixture.open(account);
  const caller = await wasanthi();
  await new SignCustomerOut(account.db, account.clock).run(caller.id, desk.owner, VISITOR);
  const { session } = await account.signIn(EMAIL, {}, HOME);
  const now = account.clock.now().toISOString();
  const mine = await data({ ...caller, sid: session.id });
  expect(mine).toMatchObject({
    profile: { ...PROFILE, email: EMAIL, googleId: null, profileImage: expect.stringMatching(/\/20\.webp$/) },
    since: now,
    verifiedSince: now,
    secondFactorSince: null,
    sessions: [{ device: 'Firefox on Linux', since: now, lastSeen: now }],
    pictures: [expect.stringMatching(/^\/media\/account\//), expect.stringMatching(/^\/media\/account\//)],
    client: { name: PROFILE.name, phone: PROFILE.phone, city: PROFILE.city, since: now },
  });
  expect(mine.pictures).toContain(mine.profile.profileImage);
  expect(mine.networks.map(({ network }) => network).sort()).toEqual([HOME.network, VISITOR.network]);
  expect(mine.records.slice(0, 2)).toEqual([
    { at: now, event: 'signed_in', bySalon: false, network: HOME.network, device: 'Firefox on Linux' },
    { at: now, event: 'sessions_ended', bySalon: true, network: null, device: null },
  ]);
  expect(mine.mails.map(({ kind }) => kind).sort()).toEqual(['send-code', 'send-new-sign-in', 'send-reset']);
  const text = JSON.stringify(mine);
  for (const secret of [PASSWORD, '$argon2', 'garden', session.id, desk.owner.email])
    expect(text).not.toContain(secret);
});
