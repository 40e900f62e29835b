import { FrontDoor, otherThan, tally } from '../testing/front-door.js';

let door: FrontDoor;
let count = 0;
const address = (): string => `guest${(count += 1)}@example.test`;

beforeAll(async () => {
  door = await FrontDoor.open();
});
afterAll(() => door.close());

async function registered(): Promise<{ email: string; userId: string; code: string }> {
  const email = address();
  const { userId } = await door.register(email);
  await door.deliver();
  return { email, userId, code: door.code(email) };
}

const WRONG = {
  kind: 'invalid',
  code: 'CODE_WRONG',
  message: 'That code is not right or has expired. Please check it or ask for a new one.',
};

describe('the code in the mail', () => {
  it('A-004 F-036 A-102 verifies the address and signs its owner in', async () => {
    const { email, userId, code } = await registered();
    const answer = await door.verify(userId, code);
    expect(answer.user).toMatchObject({ _id: userId, email, isVerified: true, role: 'user' });
    expect(await door.session(answer.session.id)).toEqual(answer.user);
    await expect(door.verify(userId, code)).rejects.toMatchObject(WRONG);
  });

  it('works until ten minutes are over, and not at 10:00.001', async () => {
    const early = await registered();
    const late = await registered();
    door.clock.set('2041-02-04T04:09:59.999Z');
    await door.verify(early.userId, early.code);
    door.clock.set('2041-02-04T04:10:00.001Z');
    await expect(door.verify(late.userId, late.code)).rejects.toMatchObject(WRONG);
  });

  it.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 123456', "1' OR '1"])(
    'refuses %j with the one text',
    async (otp) => {
      const { userId } = await registered();
      await expect(door.verify(userId, otp)).rejects.toMatchObject(WRONG);
      await expect(door.verify(userId, { $gt: '' } as never)).rejects.toMatchObject(WRONG);
    },
  );

  it('T11 is of no use to another user, and unknown users are answered alike', async () => {
    const mine = await registered();
    const theirs = await registered();
    await expect(
      door.verify(theirs.userId, mine.code === theirs.code ? otherThan(mine.code) : mine.code),
    ).rejects.toMatchObject(WRONG);
    await expect(door.verify('6f9619ff-8b86-4011-b42d-00c04fc964ff', mine.code)).rejects.toMatchObject(WRONG);
    await expect(door.verify('x', mine.code)).rejects.toMatchObject(WRONG);
  });

  it('T11 takes five tries in a burst of 400 wrong ones, and then not even the right one', async () => {
    const { email, userId, code } = await registered();
    expect(await tally(Array.from({ length: 400 }, () => door.verify(userId, otherThan(code))))).toEqual({
      CODE_WRONG: 400,
    });
    const [{ attempts }] = await door.db.query('SELECT attempts FROM account.email_code WHERE "userId" = $1', [userId]);
    const [{ tries }] = await door.db.query(
      `SELECT max(cardinality(times)) AS tries FROM account.budget WHERE kind = 'code-try'`,
    );
    expect([attempts, tries]).toEqual([5, 5]);
    await expect(door.verify(userId, code)).rejects.toMatchObject(WRONG);
    door.clock.advance(1);
    await door.resend(email);
    await door.deliver();
    await door.verify(userId, door.code(email));
  });

  it('lets one of twenty equal right codes in', async () => {
    const { userId, code } = await registered();
    expect(await tally(Array.from({ length: 20 }, () => door.verify(userId, code)))).toEqual({ ok: 1, CODE_WRONG: 19 });
  });

  it('T12 keeps the tries of the hour over new codes: the sixteenth waits', async () => {
    const { email, userId } = await registered();
    for (let round = 0; round < 3; round += 1) {
      await tally(Array.from({ length: 6 }, () => door.verify(userId, otherThan(door.code(email)))));
      door.clock.advance(1);
      await door.resend(email);
      await door.deliver();
    }
    await expect(door.verify(userId, door.code(email))).rejects.toMatchObject({
      kind: 'throttled',
      retryAfter: 57 * 60,
    });
    door.clock.advance(57);
    await expect(door.verify(userId, door.code(email))).rejects.toMatchObject(WRONG); // ten minutes old by now
    await door.resend(email);
    await door.deliver();
    await door.verify(userId, door.code(email));
  });
});

describe('another code', () => {
  it('A-052 F-037 F-038 comes a minute after the last one, the first included, and ends it', async () => {
    const { email, userId, code } = await registered();
    door.clock.advance(59 / 60);
    await expect(door.resend(email)).rejects.toMatchObject({ kind: 'throttled', retryAfter: 1 });
    door.clock.advance(1 / 60);
    expect(await door.resend(email)).toEqual({ message: 'New verification code sent!' });
    await door.deliver();
    if (door.code(email) !== code) await expect(door.verify(userId, code)).rejects.toMatchObject(WRONG);
    await door.verify(userId, door.code(email));
  });

  it('T12 makes one mail of a hundred requests at once', async () => {
    const { email } = await registered();
    door.clock.advance(2);
    expect(await tally(Array.from({ length: 100 }, () => door.resend(email)))).toEqual({
      ok: 1,
      ACCOUNT_THROTTLED: 99,
    });
    await door.deliver();
    expect(door.letters.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it('T12 is sent five times an hour and ten times a day', async () => {
    const { email } = await registered();
    const sent = [1];
    for (let hour = 0; hour < 3; hour += 1) {
      for (let minute = 0; minute < 60; minute += 10) {
        door.clock.advance(10);
        sent.push(
          await door.resend(email).then(
            () => 1,
            () => 0,
          ),
        );
      }
    }
    expect(sent.slice(0, 6).reduce((sum, each) => sum + each)).toBe(5);
    expect(sent.reduce((sum, each) => sum + each)).toBe(10);
    await expect(door.resend(email)).rejects.toMatchObject({ kind: 'throttled' });
    door.clock.advance(24 * 60);
    await door.resend(email);
  });

  it('T2 is answered in the same words for an unknown, a verified and a waiting address, and mailed to the last only', async () => {
    const waiting = await registered();
    const verified = address();
    await door.customer(verified);
    const unknown = address();
    door.clock.advance(2);
    const before = door.letters.length;
    for (const outcome of [
      (email: string) => door.resend(email),
      (email: string) => door.resend(email).catch(({ code, message, retryAfter }) => ({ code, message, retryAfter })),
    ]) {
      const answers = [];
      for (const email of [unknown, verified, waiting.email.toUpperCase()])
        answers.push(JSON.stringify(await outcome(email)));
      expect(new Set(answers).size).toBe(1);
    }
    await door.deliver();
    expect(door.letters.slice(before).map(({ to }) => to)).toEqual([waiting.email]);
  });

  it.each(['', 'nobody', 'a@b', 'a\u0000@example.test', 'x'.repeat(260) + '@example.test'])(
    'refuses %j as an address',
    async (email) => {
      await expect(door.resend(email)).rejects.toMatchObject({
        kind: 'invalid',
        errors: { email: expect.any(String) },
      });
    },
  );
});

describe('the outbox', () => {
  it('keeps a code while the mail server is down; its ten minutes begin when it leaves', async () => {
    const email = address();
    const { userId } = await door.register(email);
    door.mailDown = true;
    await door.deliver();
    door.clock.advance(45);
    door.mailDown = false;
    await door.deliver();
    door.clock.advance(9);
    await door.verify(userId, door.code(email));
  });

  it('does not send a code that a newer one has ended, nor the same mail twice', async () => {
    const email = address();
    await door.register(email);
    door.mailDown = true;
    await door.deliver();
    door.clock.advance(1);
    await door.resend(email);
    await door.deliver();
    door.mailDown = false;
    await door.deliver();
    const letters = door.letters.filter(({ to }) => to === email);
    expect(letters).toHaveLength(1);
    const [{ id }] = await door.db.query('SELECT id FROM account.mail WHERE recipient = $1 AND "sentAt" IS NOT NULL', [
      email,
    ]);
    await door.db.transaction((tx) => door.outbox.add(tx, 'send-code', { mailId: id, code: door.code(email) }));
    await door.deliver();
    expect(door.letters.filter(({ to }) => to === email)).toHaveLength(1);
    expect(letters[0]?.messageId).toBe(`<${id}@account.araliya>`);
  });

  it('T63 leaves no code in a table once it is sent', async () => {
    const { code, userId } = await registered();
    const rows = await door.db.query(
      `SELECT (SELECT count(*)::int FROM account_jobs._private_jobs WHERE payload->>'code' = $1) AS jobs, (SELECT row_to_json(mail)::text FROM account.mail WHERE "userId" = $2) AS mail`,
      [code, userId],
    );
    expect(rows[0].jobs).toBe(0);
    expect(rows[0].mail).not.toContain(`"${code}"`);
  });
});
