import { generalRefusal } from '@salon/contracts';
import fc from 'fast-check';
import { WRONG_PASSWORD } from '@salon/testing/passwords';
import { AccountFixture, tally } from '../testing/account-fixture.js';

let account: AccountFixture;
let count = 0;
const address = (): string => `customer${(count += 1)}@example.test`;

beforeAll(async () => {
  account = await AccountFixture.open();
});
afterAll(() => account.close());

const WRONG = { kind: 'unauthenticated', code: 'LOGIN_WRONG', message: 'Invalid email or password' };
const ROLE = { kind: 'forbidden', code: 'LOGIN_ROLE', message: 'Your account is not authorized for this access' };

describe('signing in', () => {
  it('A-002 F-021 F-022 begins a session and answers the user, never the hash', async () => {
    const email = address();
    await account.customer(email);
    const { user, session } = await account.signIn(` ${email.toUpperCase()}`);
    expect(user).toEqual({
      _id: expect.any(String),
      name: 'Ama Silva',
      email,
      isVerified: true,
      role: 'user',
      permissions: [],
      secondFactor: 'off',
      googleId: null,
      profileImage: null,
      address: null,
      phone: null,
      city: null,
    });
    expect(await account.session(session.id)).toEqual(user);
  });

  it('F-052 answers a wrong password with 401 whatever role was asked', async () => {
    const email = address();
    await account.customer(email);
    await expect(account.signIn(email, { password: WRONG_PASSWORD })).rejects.toMatchObject(WRONG);
    await expect(account.signIn(email, { password: WRONG_PASSWORD, role: 'admin' })).rejects.toMatchObject(WRONG);
  });

  it('F-053 T5 answers another role with 403, after the right password only', async () => {
    const email = address();
    await account.customer(email);
    await expect(account.signIn(email, { role: 'admin' })).rejects.toMatchObject(ROLE);
    await account.setRole(email, 'admin');
    await expect(account.signIn(email)).rejects.toMatchObject(ROLE);
    expect((await account.signIn(email, { role: 'admin' })).user.role).toBe('admin');
  });

  it('F-003 knows users and admins and no third kind', async () => {
    const email = address();
    await account.customer(email);
    await expect(account.setRole(email, 'owner' as never)).rejects.toThrow('user_role_check');
    expect((await account.signIn(email)).user.role).toBe('user');
  });

  it('T5 gives nobody a role by asking for it', async () => {
    const email = address();
    await account.customer(email);
    const anything = fc
      .oneof(fc.string(), fc.anything(), fc.constantFrom('admin', 'Admin', 'user ', 'root'))
      .filter((role) => role !== 'user');
    await fc.assert(
      fc.asyncProperty(anything, async (role) => {
        await expect(account.signIn(email, { role: role as never })).rejects.toMatchObject(ROLE);
      }),
      { numRuns: 25, seed: 5 },
    );
  });

  it('F-054 T1 answers an unknown address with 404 at the e-mail field, after the same work', async () => {
    const before = await account.hashes();
    await expect(account.signIn('nobody@example.test')).rejects.toMatchObject({
      kind: 'not_found',
      message: 'Account not found with this email',
      errors: { email: 'Account not found with this email' },
    });
    expect((await account.hashes()) - before).toBe(1);
  });

  it('A8 gives an unverified user a session that says so, and an admin one that needs nothing', async () => {
    const email = address();
    await account.register(email);
    const { session } = await account.signIn(email);
    expect(await account.session(session.id)).toMatchObject({ email, isVerified: false });
    await account.setRole(email, 'admin');
    expect(await account.session(session.id)).toMatchObject({ isVerified: true });
  });

  it('does not sign in to an account without a password', async () => {
    const email = address();
    await account.customer(email);
    await account.db.query('UPDATE account."user" SET "passwordHash" = NULL WHERE email = $1', [email]);
    await expect(account.signIn(email)).rejects.toMatchObject(WRONG);
  });

  it('begins nothing when the password is changed while it is being looked at', async () => {
    const email = address();
    await account.customer(email);
    const { hasher } = account;
    const matches = hasher.matches.bind(hasher);
    hasher.matches = async (stored, password) => {
      await account.db.query('UPDATE account."user" SET "passwordHash" = $2 WHERE email = $1', [email, 'another']);
      return matches(stored, password);
    };
    await expect(account.signIn(email)).rejects.toMatchObject(WRONG);
    hasher.matches = matches;
  });

  it('T80 takes sixty right passwords an hour, then says until when, without a hash and without counting a failure', async () => {
    const [email, other] = [address(), address()];
    await account.customer(email);
    await account.customer(other);
    const start = account.clock.now();
    for (let at = 0; at < 6; at += 1) {
      expect(await tally(Array.from({ length: 10 }, () => account.signIn(email)))).toEqual({ ok: 10 });
      account.clock.advance(1);
    }
    const before = await account.hashes();
    const refused = await tally(Array.from({ length: 20 }, () => account.signIn(email)));
    expect([refused, (await account.hashes()) - before]).toEqual([{ ACCOUNT_THROTTLED: 20 }, 0]);
    await expect(account.signIn(email)).rejects.toMatchObject({
      kind: 'throttled',
      retryAfter: 54 * 60,
      message: generalRefusal('throttled', 54 * 60),
    });
    await account.signIn(other);
    account.clock.set(new Date(start.getTime() + 3_600_000).toISOString());
    expect(await tally(Array.from({ length: 10 }, () => account.signIn(email)))).toEqual({ ok: 10 });
  });

  it.each([
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: 'Aa1'.repeat(50) }, { password: 'Password must be at most 128 characters' }],
    [{ password: { $ne: '' } as never }, { password: 'Password is required' }],
    [{ email: 'nobody' }, { email: 'Email is invalid' }],
    [{ email: ['a@example.test'] as never }, { email: 'Email is required' }],
  ])('refuses %j without hashing', async (part, errors) => {
    const before = await account.hashes();
    await expect(account.signIn('customer@example.test', part)).rejects.toMatchObject({ kind: 'invalid', errors });
    expect(await account.hashes()).toBe(before);
  });
});
