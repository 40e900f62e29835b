import fc from 'fast-check';
import type { RegisterRequest } from '@salon/contracts';
import { FrontDoor, PASSWORD, tally } from '../testing/front-door.js';
import { registrationDetails } from '../users/user.rules.js';

let door: FrontDoor;
let count = 0;
const address = (): string => `newcomer${(count += 1)}@example.test`;
const rows = (email: string) => door.db.query('SELECT * FROM account."user" WHERE email = $1', [email]);

beforeAll(async () => {
  door = await FrontDoor.open();
});
afterAll(() => door.close());

describe('registering', () => {
  it('A-001 A-101 F-018 stores an unverified user, mails a code and answers the user id', async () => {
    const email = address();
    const answer = await door.register(` ${email.toUpperCase()} `, {
      name: '  Ama Silva ',
      phone: '+94 77 123 4567',
      address: '4 Galle Road\nColombo',
    });
    expect(answer).toEqual({
      requiresVerification: true,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: 'We have sent a verification code to your email.',
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
        createdAt: door.clock.now(),
      }),
    ]);
    await door.deliver();
    expect(door.letters.filter(({ to }) => to === email)).toEqual([
      expect.objectContaining({ subject: 'Your Araliya Salon & Spa verification code' }),
    ]);
  });

  it('A-126 A-127 needs neither address nor phone', async () => {
    const email = address();
    await door.register(email, { phone: ' ', address: '' });
    expect(await rows(email)).toEqual([expect.objectContaining({ phone: null, address: null })]);
  });

  it('keeps the password as argon2id of 19 MiB and two passes only', async () => {
    const email = address();
    await door.register(email);
    const [{ passwordHash }] = await rows(email);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses the address of a verified account, in any case', async () => {
    const email = address();
    const { user } = await door.customer(email);
    await expect(door.register(email.toUpperCase())).rejects.toMatchObject({
      kind: 'conflict',
      code: 'EMAIL_TAKEN',
      message: 'An account with this email already exists',
    });
    expect(await rows(email)).toEqual([expect.objectContaining({ id: user._id })]);
  });

  it('refuses the address of an admin, who never needs verification', async () => {
    const email = address();
    await door.register(email);
    await door.rename(email, 'admin');
    await expect(door.register(email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('replaces an account that was never verified: details, password, codes and sessions', async () => {
    const email = address();
    const first = await door.register(email);
    await door.deliver();
    const oldCode = door.code(email);
    const { session } = await door.signIn(email);
    door.clock.advance(2);
    const second = await door.register(email, { name: 'The owner', password: 'Hibiscus22' });
    await door.deliver();
    expect(await rows(email)).toEqual([expect.objectContaining({ id: second.userId, name: 'The owner' })]);
    await expect(door.session(session.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    await expect(door.signIn(email)).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    await expect(door.verify(first.userId, oldCode)).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await expect(door.verify(first.userId, door.code(email))).rejects.toMatchObject({ code: 'CODE_WRONG' });
    await door.verify(second.userId, door.code(email));
    await door.signIn(email, { password: 'Hibiscus22' });
  });

  it('A-052 registering again within the minute is taken, and its mail leaves when the minute is over', async () => {
    const email = address();
    await door.register(email);
    await door.deliver();
    door.clock.advance(0.5);
    const { userId } = await door.register(email);
    await door.deliver();
    expect(door.letters.filter(({ to }) => to === email)).toHaveLength(1);
    door.clock.advance(0.5);
    await expect(door.resend(email)).rejects.toMatchObject({ kind: 'throttled', retryAfter: 60 });
    await door.deliver();
    expect(door.letters.filter(({ to }) => to === email)).toHaveLength(2);
    await door.verify(userId, door.code(email));
  });

  it('T12 sends five codes an hour however often an address is registered', async () => {
    const email = address();
    const outcomes = [];
    for (let time = 0; time < 6; time += 1) {
      outcomes.push(
        await door.register(email).then(
          () => 'sent',
          ({ kind }) => kind,
        ),
      );
      door.clock.advance(2);
    }
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'throttled']);
  });

  it('makes one account of twenty registrations of one address at once', async () => {
    const email = address();
    expect(await tally(Array.from({ length: 20 }, () => door.register(email)))).toEqual({
      ok: 5,
      ACCOUNT_THROTTLED: 15,
    });
    expect(await rows(email)).toHaveLength(1);
    door.clock.advance(5);
    await door.deliver();
    expect(door.letters.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('A8 never lets a registration and the verification before it both win', async () => {
    for (let round = 0; round < 8; round += 1) {
      const email = address();
      const { userId } = await door.register(email);
      await door.deliver();
      door.clock.advance(2);
      const [verified, again] = await Promise.allSettled([
        door.verify(userId, door.code(email)),
        door.register(email, { password: 'Attacker99' }),
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
        const { userId } = await door.register(email);
        await door.deliver();
        await door.resend(email).catch(() => null);
        const code = door.code(email);
        return tally([
          door.verify(userId, code),
          door.register(email),
          door.deliver(),
          door.verify(userId, code),
          door.signIn(email),
          door.register(email),
          door.resend(email),
          door.verify(userId, '000000'),
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
    const { userId } = await door.register(email, forged as Partial<RegisterRequest>);
    expect(userId).not.toBe(forged.id);
    expect(await rows(email)).toEqual([
      expect.objectContaining({
        role: 'user',
        verifiedAt: null,
        googleId: null,
        profileImage: null,
        city: null,
        createdAt: door.clock.now(),
      }),
    ]);
  });
});

describe('what a registration must say', () => {
  const good = { name: 'Ama', email: 'ama@example.test', password: PASSWORD };
  it.each([
    ['A-125', { name: '  ' }, { name: 'Name is required' }],
    ['T46', { name: 'Ama\r\nBcc: all@example.test' }, { name: expect.any(String) }],
    ['T46', { name: 'Ama \u202E' }, { name: expect.any(String) }],
    ['T46', { name: 'x'.repeat(81) }, { name: expect.any(String) }],
    ['A-111', { email: '' }, { email: 'Email is required' }],
    ['A-112', { email: 'ama.example.test' }, { email: 'Email is invalid' }],
    ['A-112', { email: 'ama@example.test,eve@example.test' }, { email: 'Email is invalid' }],
    ['A-113', { password: '' }, { password: 'Password is required' }],
    ['A-119', { password: 'Ab1' }, { password: 'Password must be at least 8 characters' }],
    ['A-120', { password: 'frangipani7' }, { password: 'Password must contain at least one uppercase letter' }],
    ['A-121', { password: 'FRANGIPANI7' }, { password: 'Password must contain at least one lowercase letter' }],
    ['A-122', { password: 'Frangipani' }, { password: 'Password must contain at least one number' }],
    ['A-124', { password: 'abc' }, { password: 'Password must be at least 8 characters' }],
    ['A13', { password: `Aa1${'x'.repeat(126)}` }, { password: 'Password must be at most 128 characters' }],
    ['A13', { password: 'Password123' }, { password: 'This password is too common' }],
    ['A14', { phone: '12345' }, { phone: 'Please enter a valid 10-digit phone number' }],
    ['T46', { address: 'x'.repeat(201) }, { address: expect.any(String) }],
  ])('%s refuses %j by name', (_id, part, errors) => {
    expect(() => registrationDetails({ ...good, ...part })).toThrow(
      expect.objectContaining({ kind: 'invalid', errors }),
    );
  });

  it('is folded the same way for every body, or refused as invalid: nothing else comes out', () => {
    const field = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.anything());
    fc.assert(
      fc.property(
        fc.record({
          name: field,
          email: fc.oneof(field, fc.emailAddress()),
          password: fc.oneof(field, fc.constant(PASSWORD)),
          phone: field,
          address: field,
        }),
        (body) => {
          try {
            const details = registrationDetails(body as never);
            return (
              details.email === details.email.trim().toLowerCase() &&
              details.name.length <= 80 &&
              (details.phone === null || /^\d{10}$/.test(details.phone))
            );
          } catch (error) {
            return (error as { kind?: unknown }).kind === 'invalid';
          }
        },
      ),
      { seed: 7 },
    );
  });
});
