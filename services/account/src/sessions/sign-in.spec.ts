import fc from 'fast-check';
import { FrontDoor, PASSWORD, tally } from '../testing/front-door.js';

let door: FrontDoor;
let count = 0;
const address = (): string => `customer${(count += 1)}@example.test`;

beforeAll(async () => {
  door = await FrontDoor.open();
});
afterAll(() => door.close());

const WRONG = { kind: 'unauthenticated', code: 'LOGIN_WRONG', message: 'Invalid email or password' };
const ROLE = { kind: 'forbidden', code: 'LOGIN_ROLE', message: 'Your account is not authorized for this access' };

describe('signing in', () => {
  it('A-002 F-021 F-022 begins a session and answers the user, never the hash', async () => {
    const email = address();
    await door.customer(email);
    const { user, session } = await door.signIn(` ${email.toUpperCase()}`);
    expect(user).toEqual({
      _id: expect.any(String),
      name: 'Ama Silva',
      email,
      isVerified: true,
      role: 'user',
      googleId: null,
      profileImage: null,
      address: null,
      phone: null,
      city: null,
    });
    expect(await door.session(session.id)).toEqual(user);
  });

  it('F-052 answers a wrong password with 401 whatever role was asked', async () => {
    const email = address();
    await door.customer(email);
    await expect(door.signIn(email, { password: 'Wrong1234' })).rejects.toMatchObject(WRONG);
    await expect(door.signIn(email, { password: 'Wrong1234', role: 'admin' })).rejects.toMatchObject(WRONG);
  });

  it('F-053 T5 answers another role with 403, after the right password only', async () => {
    const email = address();
    await door.customer(email);
    await expect(door.signIn(email, { role: 'admin' })).rejects.toMatchObject(ROLE);
    await door.rename(email, 'admin');
    await expect(door.signIn(email)).rejects.toMatchObject(ROLE);
    expect((await door.signIn(email, { role: 'admin' })).user.role).toBe('admin');
  });

  it('F-003 knows users and admins and no third kind', async () => {
    const email = address();
    await door.customer(email);
    await expect(door.rename(email, 'owner' as never)).rejects.toThrow('user_role_check');
    expect((await door.signIn(email)).user.role).toBe('user');
  });

  it('T5 gives nobody a role by asking for it', async () => {
    const email = address();
    await door.customer(email);
    const anything = fc
      .oneof(fc.string(), fc.anything(), fc.constantFrom('admin', 'Admin', 'user ', 'root'))
      .filter((role) => role !== 'user');
    await fc.assert(
      fc.asyncProperty(anything, async (role) => {
        await expect(door.signIn(email, { role: role as never })).rejects.toMatchObject(ROLE);
      }),
      { numRuns: 25, seed: 5 },
    );
  });

  it('F-054 T1 answers an unknown address with 404 at the e-mail field, after the same work', async () => {
    const before = await door.hashes();
    await expect(door.signIn('nobody@example.test')).rejects.toMatchObject({
      kind: 'not_found',
      message: 'Account not found with this email',
      errors: { email: 'Account not found with this email' },
    });
    expect((await door.hashes()) - before).toBe(1);
  });

  it('A8 gives an unverified user a session that says so, and an admin one that needs nothing', async () => {
    const email = address();
    await door.register(email);
    const { session } = await door.signIn(email);
    expect(await door.session(session.id)).toMatchObject({ email, isVerified: false });
    await door.rename(email, 'admin');
    expect(await door.session(session.id)).toMatchObject({ isVerified: true });
  });

  it('does not sign in to an account without a password', async () => {
    const email = address();
    await door.customer(email);
    await door.db.query('UPDATE account."user" SET "passwordHash" = NULL WHERE email = $1', [email]);
    await expect(door.signIn(email)).rejects.toMatchObject(WRONG);
  });

  it('begins nothing when the password is changed while it is being looked at', async () => {
    const email = address();
    await door.customer(email);
    const { hasher } = door;
    const matches = hasher.matches.bind(hasher);
    hasher.matches = async (stored, password) => {
      await door.db.query('UPDATE account."user" SET "passwordHash" = $2 WHERE email = $1', [email, 'another']);
      return matches(stored, password);
    };
    await expect(door.signIn(email)).rejects.toMatchObject(WRONG);
    hasher.matches = matches;
  });

  it.each([
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: 'Aa1'.repeat(50) }, { password: 'Password must be at most 128 characters' }],
    [{ password: { $ne: '' } as never }, { password: 'Password is required' }],
    [{ email: 'nobody' }, { email: 'Email is invalid' }],
    [{ email: ['a@example.test'] as never }, { email: 'Email is required' }],
  ])('refuses %j without hashing', async (part, errors) => {
    const before = await door.hashes();
    await expect(door.signIn('customer@example.test', part)).rejects.toMatchObject({ kind: 'invalid', errors });
    expect(await door.hashes()).toBe(before);
  });
});

describe('guessing a password', () => {
  it('T3 computes five hashes for 400 wrong passwords at once', async () => {
    const email = address();
    await door.customer(email);
    const before = await door.hashes();
    expect(await tally(Array.from({ length: 400 }, () => door.signIn(email, { password: 'Wrong1234' })))).toEqual({
      LOGIN_WRONG: 5,
      SIGN_IN_THROTTLED: 395,
    });
    expect((await door.hashes()) - before).toBe(5);
    expect(await door.db.query('SELECT max(count) AS count FROM account.account_throttle')).toEqual([{ count: 5 }]);
    door.clock.advance(1 / 60);
    await door.signIn(email);
  });

  it('T3 waits 1 s after the fifth failure, then twice as long each time, up to 15 minutes', async () => {
    const email = address();
    await door.customer(email);
    const waits: number[] = [];
    for (let failure = 1; failure <= 17; failure += 1) {
      await expect(door.signIn(email, { password: 'Wrong1234' })).rejects.toMatchObject(WRONG);
      if (failure < 5) continue;
      const { retryAfter } = await door.signIn(email).then(
        () => ({ retryAfter: 0 }),
        (error: { retryAfter: number }) => error,
      );
      waits.push(retryAfter);
      door.clock.advance(retryAfter / 60);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
    await door.signIn(email);
  });

  it('T3 forgets the failures after the right password, and after a quiet quarter of an hour', async () => {
    const email = address();
    await door.customer(email);
    const fail = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1)
        await expect(door.signIn(email, { password: 'Wrong1234' })).rejects.toMatchObject(WRONG);
    };
    await fail(4);
    await door.signIn(email);
    await fail(4);
    door.clock.advance(15);
    await fail(5);
    await expect(door.signIn(email)).rejects.toMatchObject({ kind: 'throttled', retryAfter: 1 });
  });

  it('slows an unknown address down like a known one, and nobody else', async () => {
    const unknown = address();
    expect(await tally(Array.from({ length: 40 }, () => door.signIn(unknown)))).toEqual({
      LOGIN_UNKNOWN: 5,
      SIGN_IN_THROTTLED: 35,
    });
    const email = address();
    await door.customer(email);
    await door.signIn(email);
  });

  it('T4 turns the surplus of many accounts away at once, and blames no account for it', async () => {
    await door.db.query('DELETE FROM account.account_throttle');
    const emails = Array.from({ length: 60 }, address);
    const counts = await tally(emails.map((email) => door.signIn(email, { password: PASSWORD })));
    expect(counts).toEqual({ LOGIN_UNKNOWN: expect.any(Number), SIGN_IN_BUSY: expect.any(Number) });
    const [{ blamed }] = await door.db.query(
      'SELECT count(*)::int AS blamed FROM account.account_throttle WHERE count = 1',
    );
    expect(counts.LOGIN_UNKNOWN).toBeGreaterThanOrEqual(36);
    expect(blamed).toBe(counts.LOGIN_UNKNOWN);
  });
});
