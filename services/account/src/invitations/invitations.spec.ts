import { AccountFixture, tally } from '../testing/account-fixture.js';
import { InvitationFixture } from '../testing/invitation-fixture.js';

let account: AccountFixture;
let desk: InvitationFixture;
let count = 0;
const address = (): string => `manager${(count += 1)}@example.test`;
const REFUSED = {
  kind: 'forbidden',
  code: 'INVITATION_NEEDED',
  message: 'You do not have permission to perform this action',
};

beforeAll(async () => {
  account = await AccountFixture.open();
  desk = await InvitationFixture.open(account);
});
afterAll(() => account.close());

it('A2 F-012 F-019 F-020 makes an admin of the invited person and signs them in', async () => {
  const email = address();
  const { user, session } = await desk.register(` ${email.toUpperCase()} `, await desk.token(email));
  expect(user).toMatchObject({ email, name: 'Nadeesha', role: 'admin', isVerified: true });
  expect(await account.session(session.id)).toEqual(user);
  expect((await account.signIn(email, { role: 'admin' })).user.role).toBe('admin');
});

it('T7 refuses no, a wrong, a used, a late, a revoked and a foreign invitation alike, and makes no account', async () => {
  const [used, late, revoked, foreign] = [address(), address(), address(), address()];
  const spent = await desk.token(used);
  await desk.register(used, spent);
  await expect(desk.register(used, spent)).rejects.toMatchObject(REFUSED);
  for (const invite of [undefined, '', 'x', 'x'.repeat(43), { $ne: '' }, spent])
    await expect(desk.register(address(), invite)).rejects.toMatchObject(REFUSED);
  const open = await desk.token(foreign);
  await expect(desk.register(address(), open)).rejects.toMatchObject(REFUSED);
  const takenBack = await desk.token(revoked);
  await desk.revoke((await desk.list()).find(({ email }) => email === revoked)!._id);
  await expect(desk.register(revoked, takenBack)).rejects.toMatchObject(REFUSED);
  const slow = await desk.token(late);
  account.clock.advance(48 * 60);
  await expect(desk.register(late, slow)).rejects.toMatchObject(REFUSED);
  expect(
    await account.db.query('SELECT id FROM account."user" WHERE email = ANY($1)', [[late, revoked, foreign]]),
  ).toEqual([]);
});

it('T7 says of a link without a try whether it works, to nobody without its token and alike for every reason', async () => {
  const [used, replaced, revoked, late] = [address(), address(), address(), address()];
  const spent = await desk.token(used);
  await expect(desk.check(spent)).resolves.toBeUndefined();
  await desk.register(used, spent);
  const older = await desk.token(replaced);
  const newer = await desk.token(replaced);
  const takenBack = await desk.token(revoked);
  await desk.revoke((await desk.list()).find(({ email }) => email === revoked)!._id);
  for (const invite of [undefined, '', 'x', 'x'.repeat(43), { $ne: '' }, used, spent, older, takenBack])
    await expect(desk.check(invite)).rejects.toMatchObject(REFUSED);
  await expect(desk.check(newer)).resolves.toBeUndefined();
  const slow = await desk.token(late);
  account.clock.advance(48 * 60);
  await expect(desk.check(slow)).rejects.toMatchObject(REFUSED);
});

it.each([
  ['is disabled', '"disabledAt" = now()', '"disabledAt" = NULL'],
  ['is no longer an owner', `"staffRole" = 'front_desk'`, `"staffRole" = 'owner'`],
])('T7 admits nobody while the owner who invited them %s', async (_story, without, again) => {
  const email = address();
  const token = await desk.token(email);
  const set = (change: string) =>
    account.db.query(`UPDATE account."user" SET ${change} WHERE id = $1`, [desk.owner.id]);
  await set(without);
  await expect(desk.check(token)).rejects.toMatchObject(REFUSED);
  await expect(desk.register(email, token)).rejects.toMatchObject(REFUSED);
  expect(await account.db.query('SELECT id FROM account."user" WHERE email = $1', [email])).toEqual([]);
  const status = async () => (await desk.list()).find((each) => each.email === email)?.status;
  expect(await status()).toBe('revoked');
  await set(again);
  expect(await status()).toBe('open');
  expect((await desk.register(email, token)).user.role).toBe('admin');
});

it('T7 works until the last moment of its 48 hours', async () => {
  const email = address();
  const token = await desk.token(email);
  account.clock.advance(48 * 60 - 1 / 60_000);
  expect((await desk.register(email, token)).user.role).toBe('admin');
});

it('A2 works for 48 hours from its mail, which may leave a day after the invitation, and after 48 does not', async () => {
  const [email, never] = [address(), address()];
  await desk.invite(email);
  account.clock.advance(24 * 60);
  await desk.deliver();
  account.clock.advance(48 * 60 - 1);
  expect((await desk.register(email, desk.links(email).at(-1))).user.role).toBe('admin');
  await desk.invite(never);
  account.clock.advance(48 * 60);
  await desk.deliver();
  expect(desk.links(never)).toEqual([]);
});

it('T7 of fifty who use one invitation at once one becomes an admin', async () => {
  const email = address();
  const token = await desk.token(email);
  const before = await account.hashes();
  expect(await tally(Array.from({ length: 50 }, () => desk.register(email, token)))).toEqual({
    ok: 1,
    INVITATION_NEEDED: 49,
  });
  expect((await account.hashes()) - before).toBe(1);
  expect(await account.db.query('SELECT role FROM account."user" WHERE email = $1', [email])).toEqual([
    { role: 'admin' },
  ]);
});

it('T7 keeps 256 random bits, and of them only the hash', async () => {
  const email = address();
  const token = await desk.token(email);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const [{ row }] = await account.db.query(
    'SELECT to_jsonb(invitation)::text AS row FROM account.invitation WHERE email = $1',
    [email],
  );
  expect(row).not.toContain(token);
  expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

it('gives an address invited again a new link, and ends the old one', async () => {
  const email = address();
  const older = await desk.token(email);
  const newer = await desk.token(email);
  await expect(desk.register(email, older)).rejects.toMatchObject(REFUSED);
  expect((await desk.register(email, newer)).user.email).toBe(email);
  expect((await desk.list()).filter((each) => each.email === email)).toHaveLength(1);
});

it('invites an address twice at once into one open invitation', async () => {
  const email = address();
  expect(await tally(Array.from({ length: 8 }, () => desk.invite(email)))).toEqual({ ok: 8 });
  await desk.deliver();
  expect((await desk.list()).filter((each) => each.email === email)).toHaveLength(1);
  expect(await tally(desk.links(email).map((token) => desk.register(email, token)))).toEqual({ ok: 1 });
});

it('invites nobody who has an account, and takes over one that was never verified', async () => {
  const email = address();
  await account.register(email);
  expect((await desk.register(email, await desk.token(email))).user.role).toBe('admin');
  await expect(desk.invite(email)).rejects.toMatchObject({ kind: 'conflict', code: 'INVITED_TAKEN' });
  await expect(desk.invite('nobody')).rejects.toMatchObject({ kind: 'invalid', errors: { email: 'Email is invalid' } });
});

it('keeps the invitation when the address got an account meanwhile', async () => {
  const email = address();
  const token = await desk.token(email);
  await account.customer(email);
  await expect(desk.register(email, token)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  expect((await desk.list()).find((each) => each.email === email)?.status).toBe('open');
});

it('lists the newest first with what became of each, and says when one cannot be revoked', async () => {
  const [open, used] = [address(), address()];
  const token = await desk.token(used);
  await desk.register(used, token);
  account.clock.advance(1);
  const invitation = await desk.invite(open);
  const list = await desk.list();
  expect(list[0]).toEqual(invitation);
  expect(invitation).toMatchObject({ email: open, invitedBy: 'Ama Silva', status: 'open' });
  const spent = list.find(({ email }) => email === used)!;
  expect(spent.status).toBe('used');
  await expect(desk.revoke(spent._id)).rejects.toMatchObject({ kind: 'conflict', code: 'INVITATION_CLOSED' });
  await expect(desk.revoke('6f9619ff-8b86-4011-b42d-00c04fc964ff')).rejects.toMatchObject({ kind: 'not_found' });
});

it('mails nobody whose invitation was revoked before the mail left', async () => {
  const email = address();
  const { _id } = await desk.invite(email);
  await desk.revoke(_id);
  await desk.deliver();
  expect(desk.links(email)).toEqual([]);
});
