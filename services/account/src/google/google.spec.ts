import type { GooglePerson } from '@salon/contracts';
import { untilWaiting } from '@salon/testing';
import { OTHER_PASSWORD, PASSWORD } from '@salon/testing/passwords';
import { AccountFixture, begun, tally, VISITOR } from '../testing/account-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';
import { InvitationFixture } from '../testing/invitation-fixture.js';
import { findOrCreateGoogleUser } from './find-or-create-google-user.js';
import { IssueGoogleCode } from './issue-google-code.js';
import { RedeemGoogleCode } from './redeem-google-code.js';
import { SignInWithGoogle } from './sign-in-with-google.js';
import { storedPerson } from './google.rules.js';

let account: AccountFixture;
let passwords: PasswordFixture;
let count = 0;
const REFUSED = { kind: 'unauthenticated', code: 'GOOGLE_REFUSED', message: 'Google login failed' };
const PICTURE = 'https://lh3.googleusercontent.com/a/nimali';

beforeAll(async () => {
  account = await AccountFixture.open();
  passwords = new PasswordFixture(account);
});
afterAll(() => account.close());

/** A Google user without an account. */
const stranger = (more: Partial<GooglePerson> = {}): GooglePerson => {
  count += 1;
  return { sub: `1000${count}`, email: `guest${count}@example.test`, name: 'Nimali Perera', picture: PICTURE, ...more };
};
const enter = async (person: GooglePerson, nonce = `nonce-${(count += 1)}`) =>
  begun(await new SignInWithGoogle(account.db, account.recordSignIn, account.clock).run({ ...person, nonce }, VISITOR));
const offer = async (person: GooglePerson) => (await new IssueGoogleCode(account.db, account.clock).run(person)).code;
const redeem = async (code: unknown) =>
  begun(await new RedeemGoogleCode(account.db, account.recordSignIn, account.clock).run(code, VISITOR));
const accounts = async (sub: string): Promise<number> =>
  (await account.db.query('SELECT count(*)::int AS count FROM account."user" WHERE "googleId" = $1', [sub]))[0].count;

describe('signing in with Google', () => {
  it("A-003 A-099 F-025 opens a verified account of role user, and finds it again by Google's id", async () => {
    const person = stranger({ email: `Guest.${count}@Example.Test` });
    const { user, session, isNew } = await enter(person);
    expect(isNew).toBe(true);
    expect(user).toMatchObject({
      name: 'Nimali Perera',
      email: person.email.toLowerCase(),
      isVerified: true,
      role: 'user',
      googleId: person.sub,
      profileImage: PICTURE,
    });
    expect(await account.session(session.id)).toEqual(user);
    const later = await enter({ ...person, email: 'moved@example.test', name: 'Someone Else' });
    expect(later).toMatchObject({ user, isNew: false });
  });

  it('of many first sign-ins at once all get the one account', async () => {
    const person = stranger();
    expect(await tally(Array.from({ length: 12 }, (_, at) => (at % 2 ? enter(person) : offer(person))))).toEqual({
      ok: 12,
    });
    expect(await accounts(person.sub)).toBe(1);
  });

  it('and a registration of that address at the same time never leaves two accounts', async () => {
    const person = stranger();
    const outcome = await tally([
      enter(person),
      account.register(person.email),
      enter(person),
      account.register(person.email),
    ]);
    expect(outcome.ok).toBeGreaterThanOrEqual(2);
    expect((await enter(person)).user).toMatchObject({ email: person.email, googleId: person.sub, isVerified: true });
    expect(await accounts(person.sub)).toBe(1);
  });

  it('T10 a registration that comes while a sign-in with Google makes the account hears that the address is taken', async () => {
    const invited = stranger();
    const desk = await InvitationFixture.open(account);
    const invite = await desk.token(invited.email);
    for (const [person, register] of [
      [stranger(), (email: string) => account.register(email)],
      [invited, (email: string) => desk.register(email, invite)],
    ] as const) {
      const busy = account.db.createQueryRunner();
      await busy.startTransaction();
      await findOrCreateGoogleUser(busy.manager, person, account.clock.now());
      const late = tally([register(person.email)]);
      await untilWaiting(account.db, 1);
      await busy.commitTransaction();
      await busy.release();
      expect(await late).toEqual({ EMAIL_TAKEN: 1 });
    }
  });

  it('A1 ties a verified account of that address, whose password goes on working', async () => {
    const person = stranger();
    const { user: before } = await account.customer(person.email);
    const { user, isNew } = await enter(person);
    expect(isNew).toBe(false);
    expect(user).toEqual({ ...before, googleId: person.sub, profileImage: PICTURE });
    await account.signIn(person.email);
  });

  it('T9 does not give an account to another person of Google who has got its address', async () => {
    const person = stranger();
    await enter(person);
    await expect(enter({ ...person, sub: 'somebody-else' })).rejects.toMatchObject(REFUSED);
  });

  it('A-099 T5 never lets an admin in', async () => {
    const person = stranger();
    await account.customer(person.email);
    await account.setRole(person.email, 'admin');
    const refusal = { kind: 'forbidden', message: 'Your account is not authorized for this access' };
    await expect(enter(person)).rejects.toMatchObject(refusal);
    await expect(offer(person)).rejects.toMatchObject(refusal);
    expect(await accounts(person.sub)).toBe(0);
  });

  it('T9 takes a nonce once, however many come with it at the same time', async () => {
    const person = stranger();
    expect(await tally(Array.from({ length: 8 }, () => enter(person, 'one and the same')))).toEqual({
      ok: 1,
      GOOGLE_REFUSED: 7,
    });
    await expect(enter(stranger(), 'one and the same')).rejects.toMatchObject(REFUSED);
  });

  it.each([[{ sub: '' }], [{ sub: 'x'.repeat(256) }], [{ email: 'nobody' }], [{ email: '' }]])(
    'refuses a person without id or address: %j',
    async (wrong) => {
      await expect(enter(stranger(wrong))).rejects.toMatchObject(REFUSED);
    },
  );

  it.each([
    ['', 'guest'],
    ['  ', 'guest'],
    ['N\r\nBcc: x', 'guest'],
    ['n'.repeat(200), 'n'.repeat(80)],
    [' Ama ', 'Ama'],
  ])('calls someone named %j %j', (name, stored) => {
    expect(storedPerson({ sub: '1', email: 'guest@example.test', name, picture: null }).name).toBe(stored);
  });
});

describe('T10 an address somebody else registered before its owner came', () => {
  it("becomes the owner's: the other's password, session, code and link are worth nothing", async () => {
    const owner = stranger();
    const { userId } = await account.register(owner.email, { name: 'Mallory', phone: '0770000000' });
    await account.deliver();
    const code = account.code(owner.email);
    const { session: theirs } = await account.signIn(owner.email);
    const link = await passwords.token(owner.email);
    const { user } = await enter(owner);
    expect(user).toMatchObject({ name: 'Nimali Perera', isVerified: true, role: 'user', phone: null });
    await expect(account.signIn(owner.email, { password: PASSWORD })).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    await expect(account.session(theirs.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    await expect(account.verify(userId, code)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await expect(passwords.redeem(link, OTHER_PASSWORD)).rejects.toMatchObject({ code: 'RESET_LINK_DEAD' });
    await expect(account.register(owner.email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  });
});

describe('an account without a password', () => {
  it('answers any password as a wrong one, until its owner sets one by a link', async () => {
    const person = stranger();
    const { user } = await enter(person);
    await expect(account.signIn(person.email)).rejects.toMatchObject({
      code: 'LOGIN_WRONG',
      message: 'Invalid email or password',
    });
    await passwords.redeem(await passwords.token(person.email), OTHER_PASSWORD);
    expect((await account.signIn(person.email, { password: OTHER_PASSWORD })).user).toEqual(user);
    expect((await enter(person)).user).toEqual(user);
  });
});

describe("the code of the way over Google's page", () => {
  it('A1 signs in once within its minute', async () => {
    const person = stranger();
    const code = await offer(person);
    const { user, session } = await redeem(code);
    expect(user).toMatchObject({ googleId: person.sub, role: 'user' });
    expect(await account.session(session.id)).toEqual(user);
    await expect(redeem(code)).rejects.toMatchObject(REFUSED);
  });

  it('of many tries at once one wins', async () => {
    const code = await offer(stranger());
    expect(await tally(Array.from({ length: 8 }, () => redeem(code)))).toEqual({ ok: 1, GOOGLE_REFUSED: 7 });
  });

  it('is worth nothing after its minute, and stands nowhere in clear', async () => {
    const code = await offer(stranger());
    expect(JSON.stringify(await account.db.query('SELECT * FROM account.google_code'))).not.toContain(code);
    account.clock.advance(1);
    await expect(redeem(code)).rejects.toMatchObject(REFUSED);
  });

  it.each(['', 'failed', 'x'.repeat(43), undefined, 5, { code: 'x' }])('refuses %j', async (code) => {
    await expect(redeem(code)).rejects.toMatchObject(REFUSED);
  });
});
