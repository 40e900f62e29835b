import { AccountFixture, otherThan, tally } from '../testing/account-fixture.js';

let account: AccountFixture;
let count = 0;
const address = (): string => `guest${(count += 1)}@example.test`;

beforeAll(async () => {
  account = await AccountFixture.open();
});
afterAll(() => account.close());

const registered = () => account.unverified(address());

const WRONG = {
  kind: 'invalid',
  code: 'CODE_WRONG',
  message: 'That code is not right or has expired. Please check it or ask for a new one.',
};

describe('the code in the mail', () => {
  it('A-004 F-036 A-102 verifies the address and signs its owner in', async () => {
    const { email, userId, code } = await registered();
    const answer = await account.verify(userId, code);
    expect(answer.user).toMatchObject({ _id: userId, email, isVerified: true, role: 'user' });
    expect(await account.session(answer.session.id)).toEqual(answer.user);
    await expect(account.verify(userId, code)).rejects.toMatchObject(WRONG);
  });

  it('works until ten minutes are over, and not at 10:00.001', async () => {
    const early = await registered();
    const late = await registered();
    account.clock.set('2041-02-04T04:09:59.999Z');
    await account.verify(early.userId, early.code);
    account.clock.set('2041-02-04T04:10:00.001Z');
    await expect(account.verify(late.userId, late.code)).rejects.toMatchObject(WRONG);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456', "1' OR '1"])(
    'refuses %j with the one text',
    async (otp) => {
      const { userId } = await registered();
      await expect(account.verify(userId, otp)).rejects.toMatchObject(WRONG);
      await expect(account.verify(userId, { $gt: '' } as never)).rejects.toMatchObject(WRONG);
    },
  );

  it('T11 is of no use to another user, and unknown users are answered alike', async () => {
    const mine = await registered();
    const theirs = await registered();
    await expect(
      account.verify(theirs.userId, mine.code === theirs.code ? otherThan(mine.code) : mine.code),
    ).rejects.toMatchObject(WRONG);
    await expect(account.verify('6f9619ff-8b86-4011-b42d-00c04fc964ff', mine.code)).rejects.toMatchObject(WRONG);
    await expect(account.verify('x', mine.code)).rejects.toMatchObject(WRONG);
  });

  it('T11 takes five tries in a burst of 400 wrong ones, and then not even the right one', async () => {
    const { email, userId, code } = await registered();
    expect(await tally(Array.from({ length: 400 }, () => account.verify(userId, otherThan(code))))).toEqual({
      CODE_WRONG: 400,
    });
    const [{ attempts }] = await account.db.query('SELECT attempts FROM account.email_code WHERE "userId" = $1', [
      userId,
    ]);
    const [{ tries }] = await account.db.query(
      `SELECT max(cardinality(times)) AS tries FROM account.budget WHERE kind = 'code-try'`,
    );
    expect([attempts, tries]).toEqual([5, 5]);
    await expect(account.verify(userId, code)).rejects.toMatchObject(WRONG);
    account.clock.advance(1);
    await account.resend(email);
    await account.deliver();
    await account.verify(userId, account.code(email));
  });

  it('lets one of twenty equal right codes in', async () => {
    const { userId, code } = await registered();
    expect(await tally(Array.from({ length: 20 }, () => account.verify(userId, code)))).toEqual({
      ok: 1,
      CODE_WRONG: 19,
    });
  });

  it('T12 keeps the tries of the hour over new codes: the sixteenth waits', async () => {
    const { email, userId } = await registered();
    for (let round = 0; round < 3; round += 1) {
      await tally(Array.from({ length: 6 }, () => account.verify(userId, otherThan(account.code(email)))));
      account.clock.advance(1);
      await account.resend(email);
      await account.deliver();
    }
    await expect(account.verify(userId, account.code(email))).rejects.toMatchObject({
      kind: 'throttled',
      retryAfter: 57 * 60,
    });
    account.clock.advance(57);
    await expect(account.verify(userId, account.code(email))).rejects.toMatchObject(WRONG); // ten minutes old by now
    await account.resend(email);
    await account.deliver();
    await account.verify(userId, account.code(email));
  });
});

describe('another code', () => {
  it('A-052 F-037 F-038 comes a minute after the last one, the first included, and ends it', async () => {
    const { email, userId, code } = await registered();
    account.clock.advance(59 / 60);
    await expect(account.resend(email)).rejects.toMatchObject({ kind: 'throttled', retryAfter: 1 });
    account.clock.advance(1 / 60);
    await expect(account.resend(email)).resolves.toBeUndefined();
    await account.deliver();
    if (account.code(email) !== code) await expect(account.verify(userId, code)).rejects.toMatchObject(WRONG);
    await account.verify(userId, account.code(email));
  });

  it('T12 makes one mail of a hundred requests at once', async () => {
    const { email } = await registered();
    account.clock.advance(2);
    expect(await tally(Array.from({ length: 100 }, () => account.resend(email)))).toEqual({
      ok: 1,
      ACCOUNT_THROTTLED: 99,
    });
    await account.deliver();
    expect(account.mails.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it('T12 is sent five times an hour and ten times a day', async () => {
    const { email } = await registered();
    const sent = [1];
    for (let hour = 0; hour < 3; hour += 1) {
      for (let minute = 0; minute < 60; minute += 10) {
        account.clock.advance(10);
        sent.push(
          await account.resend(email).then(
            () => 1,
            () => 0,
          ),
        );
      }
    }
    expect(sent.slice(0, 6).reduce((sum, each) => sum + each)).toBe(5);
    expect(sent.reduce((sum, each) => sum + each)).toBe(10);
    await expect(account.resend(email)).rejects.toMatchObject({ kind: 'throttled' });
    account.clock.advance(24 * 60);
    await account.resend(email);
  });

  it('T2 is answered in the same words for an unknown, a verified and a waiting address, and mailed to the last only', async () => {
    const waiting = await registered();
    const verified = address();
    await account.customer(verified);
    const unknown = address();
    account.clock.advance(2);
    const before = account.mails.length;
    for (const outcome of [
      (email: string) => account.resend(email),
      (email: string) =>
        account.resend(email).catch(({ code, message, retryAfter }) => ({ code, message, retryAfter })),
    ]) {
      const answers = [];
      for (const email of [unknown, verified, waiting.email.toUpperCase()])
        answers.push(JSON.stringify(await outcome(email)));
      expect(new Set(answers).size).toBe(1);
    }
    await account.deliver();
    expect(account.mails.slice(before).map(({ to }) => to)).toEqual([waiting.email]);
  });

  it.each(['', 'nobody', 'a@b', 'a\u0000@example.test', 'x'.repeat(260) + '@example.test'])(
    'refuses %j as an address',
    async (email) => {
      await expect(account.resend(email)).rejects.toMatchObject({
        kind: 'invalid',
        errors: { email: expect.any(String) },
      });
    },
  );
});
