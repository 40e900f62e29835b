import type { RegisterRequest } from '@salon/contracts';
import { OTHER_PASSWORD } from '@salon/testing/passwords';
import { AccountFixture, tally } from '../testing/account-fixture.js';

let account: AccountFixture;
let count = 0;
const address = (): string => `newcomer${(count += 1)}@example.test`;
const rows = (email: string) => account.db.query('SELECT * FROM account."user" WHERE email = $1', [email]);

beforeAll(async () => {
  account = await AccountFixture.open();
});
afterAll(() => account.close());

describe('registering', () => {
  it('A-001 A-101 F-018 stores an unverified user, mails a code and answers the user id', async () => {
    const email = address();
    const answer = await account.register(` ${email.toUpperCase()} `, {
      name: '  Ama Silva ',
      phone: '+94 77 123 4567',
      address: '4 Galle Road\nColombo',
    });
    expect(answer).toEqual({
      requiresVerification: true,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await rows(email)).toEqual([
      expect.objectContaining({
        id: answer.userId,
        email,
        name: 'Ama Silva',
        phone: '0771234567',
        address: '4 Galle Road\nColombo',
        role: 'user',
        verifiedAt: null,
        googleId: null,
        createdAt: account.clock.now(),
      }),
    ]);
    await account.deliver();
    expect(account.mails.filter(({ to }) => to === email)).toEqual([
      expect.objectContaining({ subject: 'Your Araliya Salon & Spa verification code' }),
    ]);
  });

  it('A-126 A-127 needs neither address nor phone', async () => {
    const email = address();
    await account.register(email, { phone: ' ', address: '' });
    expect(await rows(email)).toEqual([expect.objectContaining({ phone: null, address: null })]);
  });

  it('keeps the password as argon2id of 19 MiB and two passes only', async () => {
    const email = address();
    await account.register(email);
    const [{ passwordHash }] = await rows(email);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses the address of a verified account, in any case', async () => {
    const email = address();
    const { user } = await account.customer(email);
    await expect(account.register(email.toUpperCase())).rejects.toMatchObject({
      kind: 'conflict',
      code: 'EMAIL_TAKEN',
      message: 'An account with this email already exists',
    });
    expect(await rows(email)).toEqual([expect.objectContaining({ id: user._id })]);
  });

  it('refuses the address of an admin, who never needs verification', async () => {
    const email = address();
    await account.register(email);
    await account.setRole(email, 'admin');
    await expect(account.register(email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('replaces an account that was never verified: details, password, codes and sessions', async () => {
    const email = address();
    const first = await account.register(email);
    await account.deliver();
    const oldCode = account.code(email);
    const { session } = await account.signIn(email);
    account.clock.advance(2);
    const second = await account.register(email, { name: 'The owner', password: OTHER_PASSWORD });
    await account.deliver();
    expect(await rows(email)).toEqual([expect.objectContaining({ id: second.userId, name: 'The owner' })]);
    await expect(account.session(session.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    await expect(account.signIn(email)).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    await expect(account.verify(first.userId, oldCode)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await expect(account.verify(first.userId, account.code(email))).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await account.verify(second.userId, account.code(email));
    await account.signIn(email, { password: OTHER_PASSWORD });
  });

  it('A-052 registering again within the minute is taken, and its mail leaves when the minute is over', async () => {
    const email = address();
    await account.register(email);
    await account.deliver();
    account.clock.advance(0.5);
    const { userId } = await account.register(email);
    await account.deliver();
    expect(account.mails.filter(({ to }) => to === email)).toHaveLength(1);
    account.clock.advance(0.5);
    await expect(account.resend(email)).rejects.toMatchObject({ kind: 'throttled', retryAfter: 60 });
    await account.deliver();
    expect(account.mails.filter(({ to }) => to === email)).toHaveLength(2);
    await account.verify(userId, account.code(email));
  });

  it('T12 sends five codes an hour however often an address is registered', async () => {
    const email = address();
    const outcomes = [];
    for (let time = 0; time < 6; time += 1) {
      outcomes.push(
        await account.register(email).then(
          () => 'sent',
          ({ kind }) => kind,
        ),
      );
      account.clock.advance(2);
    }
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'throttled']);
  });

  it('makes one account of twenty registrations of one address at once', async () => {
    const email = address();
    expect(await tally(Array.from({ length: 20 }, () => account.register(email)))).toEqual({
      ok: 5,
      ACCOUNT_THROTTLED: 15,
    });
    expect(await rows(email)).toHaveLength(1);
    account.clock.advance(5);
    await account.deliver();
    expect(account.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('A8 never lets a registration and the verification before it both win', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = address();
      const { userId } = await account.register(email);
      await account.deliver();
      account.clock.advance(2);
      const [verified, again] = await Promise.allSettled([
        account.verify(userId, account.code(email)),
        account.register(email, { password: OTHER_PASSWORD }),
      ]);
      const [row] = await rows(email);
      expect([verified.status, again.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(row.verifiedAt !== null).toBe(verified.status === 'fulfilled');
    }
  });

  it('stands registering, verifying, asking again and signing in all at once, without a deadlock', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const email = address();
        const { userId } = await account.register(email);
        await account.deliver();
        await account.resend(email).catch(() => null);
        const code = account.code(email);
        return tally([
          account.verify(userId, code),
          account.register(email),
          account.deliver(),
          account.verify(userId, code),
          account.signIn(email),
          account.register(email),
          account.resend(email),
          account.verify(userId, '000000'),
        ]);
      }),
    );
    const known = [
      'ok',
      'CODE_WRONG',
      'EMAIL_TAKEN',
      'ACCOUNT_THROTTLED',
      'LOGIN_WRONG',
      'LOGIN_UNKNOWN',
      'SIGN_IN_BUSY',
    ];
    expect(outcomes.flatMap(Object.keys).filter((code) => !known.includes(code))).toEqual([]);
  });

  it('T6 takes nothing from the body but the five fields', async () => {
    const email = address();
    const forged = {
      role: 'admin',
      isVerified: true,
      verifiedAt: '2020-01-01',
      googleId: 'g',
      _id: 'x',
      id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
      createdAt: '2020-01-01',
      profileImage: 'https://evil.test/x',
      city: 'X',
      passwordHash: 'x',
    };
    const { userId } = await account.register(email, forged as Partial<RegisterRequest>);
    expect(userId).not.toBe(forged.id);
    expect(await rows(email)).toEqual([
      expect.objectContaining({
        role: 'user',
        verifiedAt: null,
        googleId: null,
        profileImage: null,
        city: null,
        createdAt: account.clock.now(),
      }),
    ]);
  });
});
