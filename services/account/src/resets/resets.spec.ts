import { jest } from '@jest/globals';
import { messages } from '@salon/contracts';
import { untilWaiting } from '@salon/testing';
import { OTHER_PASSWORD, PASSWORD, WRONG_PASSWORD } from '@salon/testing/passwords';
import fc from 'fast-check';
import pg from 'pg';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { AccountFixture, SALON, tally } from '../testing/account-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';
import { isToken } from '../tokens/token.js';
import { resetLink } from './reset.rules.js';

let account: AccountFixture;
let passwords: PasswordFixture;
let count = 0;
const DEAD = {
  kind: 'invalid',
  code: 'RESET_LINK_DEAD',
  message: 'This reset link is not valid any more. Please ask for a new one.',
};

beforeAll(async () => {
  account = await AccountFixture.open();
  passwords = new PasswordFixture(account);
});
beforeEach(() => account.clock.set('2041-02-04T04:00:00.000Z'));
afterAll(() => account.close());

async function customer(): Promise<string> {
  const email = `forgetful${(count += 1)}@example.test`;
  await account.customer(email);
  return email;
}
const mailsTo = (email: string) => account.mails.filter(({ to }) => to === email);

describe('a forgotten password', () => {
  it('A-005 A-184 T13 is answered by a mail with a link, of whose token the database keeps the SHA-256 only', async () => {
    const email = await customer();
    await expect(passwords.forget(` ${email.toUpperCase()}`)).resolves.toBeUndefined();
    await passwords.deliver();
    const [token = ''] = passwords.links(email);
    expect(isToken(token)).toBe(true);
    const rows = await account.db.query('SELECT * FROM account.reset_token WHERE "tokenHash" = sha256($1::bytea)', [
      token,
    ]);
    expect(rows).toEqual([expect.objectContaining({ usedAt: null, expiresAt: new Date('2041-02-04T04:30:00.000Z') })]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('A-148 T2 answers an unknown address and one of the other role alike, and mails neither', async () => {
    const email = await customer();
    const answers = [
      await passwords.forget('nobody-here@example.test'),
      await passwords.forget(email, 'admin'),
      await passwords.forget(email),
    ];
    expect(answers).toEqual([undefined, undefined, undefined]);
    await passwords.deliver();
    expect([passwords.links('nobody-here@example.test').length, passwords.links(email).length]).toEqual([0, 1]);
  });

  it('T2 runs the same statements for an unknown address as for a known one', async () => {
    const known = await customer();
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    const statementsFor = async (email: string): Promise<unknown[]> => {
      sent.mockClear();
      await passwords.forget(email);
      return sent.mock.calls.map(([query]: unknown[]) => (query as { text?: string }).text ?? query);
    };
    const ofKnown = await statementsFor(known);
    const ofUnknown = await statementsFor('nobody@example.test');
    sent.mockRestore();
    expect(ofKnown.length).toBeGreaterThan(0);
    expect(ofUnknown).toEqual(ofKnown);
  });

  it('A-148 an admin gets a link when it asks as an admin', async () => {
    const email = await customer();
    await account.setRole(email, 'admin');
    await passwords.forget(email, 'user');
    expect(await passwords.token(email, 'admin')).toMatch(/^[\w-]{43}$/);
    expect(passwords.links(email)).toHaveLength(1);
  });

  it('refuses what is no address', async () => {
    await expect(passwords.forget('nobody')).rejects.toMatchObject({
      kind: 'invalid',
      errors: { email: messages.emailInvalid },
    });
  });

  it('T15 leads to the site of the configuration, whoever asks and however', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[\w-]{43}$/),
        (token) => resetLink(SALON.siteUrl, token) === `http://localhost:4000/reset-password/${token}`,
      ),
    );
  });
});

describe('a reset link', () => {
  it('A-177 sets the password, ends every session and tells the owner', async () => {
    const email = await customer();
    const sessions = [await account.signIn(email), await account.signIn(email)];
    await passwords.redeem(await passwords.token(email), OTHER_PASSWORD);
    for (const { session } of sessions)
      await expect(account.session(session.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    await expect(account.signIn(email)).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
    await account.signIn(email, { password: OTHER_PASSWORD });
    await passwords.deliver();
    expect(mailsTo(email).at(-1)).toMatchObject({ subject: 'Your Araliya Salon & Spa password was changed' });
  });

  it('T13 works once, however many hold it at the same time', async () => {
    const token = await passwords.token(await customer());
    const before = await account.hashes();
    expect(
      await tally(Array.from({ length: 400 }, (_, at) => passwords.redeem(token, `${OTHER_PASSWORD}${at}`))),
    ).toEqual({
      ok: 1,
      RESET_LINK_DEAD: 399,
    });
    expect((await account.hashes()) - before).toBe(1);
    await expect(passwords.redeem(token, OTHER_PASSWORD)).rejects.toMatchObject(DEAD);
  });

  it('T13 can be checked while it works, which does not use it up, and is refused in one way afterwards', async () => {
    const email = await customer();
    const replaced = await passwords.token(email);
    account.clock.advance(1);
    const token = await passwords.token(email);
    await passwords.check(token);
    await passwords.redeem(token, OTHER_PASSWORD);
    const late = await passwords.token(await customer());
    account.clock.advance(31);
    for (const dead of [replaced, token, late, 'y'.repeat(43), 'x', undefined, 7])
      await expect(passwords.check(dead)).rejects.toMatchObject(DEAD);
  });

  it('T80 a new password is not refused because somebody signed in too often with the old one', async () => {
    const email = await customer();
    for (let times = 0; times < 60; times += 1) await account.signIn(email);
    await expect(account.signIn(email)).rejects.toMatchObject({ code: 'ACCOUNT_THROTTLED' });
    await passwords.redeem(await passwords.token(email), OTHER_PASSWORD);
    await account.signIn(email, { password: OTHER_PASSWORD });
  });

  it.each([
    ['10:29:59.999', true],
    ['10:30:00.000', false],
  ])('A11 mailed at 10:00 works at %s: %s', async (time, works) => {
    account.clock.set('2041-02-04T10:00:00.000Z');
    const token = await passwords.token(await customer());
    account.clock.set(`2041-02-04T${time}Z`);
    expect(await tally([passwords.redeem(token, OTHER_PASSWORD)])).toEqual(works ? { ok: 1 } : { RESET_LINK_DEAD: 1 });
  });

  it('A11 counts its half hour from when the mail leaves', async () => {
    const email = await customer();
    await passwords.forget(email);
    account.clock.advance(45);
    await passwords.deliver();
    account.clock.advance(29);
    await passwords.redeem(passwords.links(email)[0] ?? '', OTHER_PASSWORD);
  });

  it('T13 is dead as soon as a newer one is made', async () => {
    const email = await customer();
    const older = await passwords.token(email);
    const newer = await passwords.token(email);
    await expect(passwords.redeem(older, OTHER_PASSWORD)).rejects.toMatchObject(DEAD);
    await passwords.redeem(newer, OTHER_PASSWORD);
  });

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(5000), "' OR 1=1 --"])(
    'T13 that was never made is dead: %p',
    async (token) => {
      await expect(passwords.redeem(token, OTHER_PASSWORD)).rejects.toMatchObject(DEAD);
    },
  );

  it('A-130 A-131 A-132 says everything that is wrong with the password, and stays good', async () => {
    const email = await customer();
    const token = await passwords.token(email);
    const sentence =
      'Password must be at least 8 characters long. Password must contain at least one uppercase letter. ' +
      'Password must contain at least one number';
    await expect(passwords.redeem(token, 'abc')).rejects.toMatchObject({
      kind: 'invalid',
      message: sentence,
      errors: { password: sentence },
    });
    await passwords.redeem(token, OTHER_PASSWORD);
  });

  it('a sign-in that is under way with the old password ends with it', async () => {
    const email = await customer();
    const token = await passwords.token(email);
    const [reset, ...signIns] = await Promise.allSettled([
      passwords.redeem(token, OTHER_PASSWORD),
      ...Array.from({ length: 6 }, () => account.signIn(email, { password: PASSWORD })),
    ]);
    expect(reset.status).toBe('fulfilled');
    for (const each of signIns)
      if (each.status === 'fulfilled')
        await expect(account.session(each.value.session.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  });

  it('changes nothing and stays good when the counted failures cannot be deleted', async () => {
    const email = await customer();
    const token = await passwords.token(email);
    const clear = jest.spyOn(SignInDelay.prototype, 'clear').mockRejectedValueOnce(new Error('no connection'));
    await expect(passwords.redeem(token, OTHER_PASSWORD)).rejects.toThrow('no connection');
    clear.mockRestore();
    await account.signIn(email);
    await passwords.redeem(token, OTHER_PASSWORD);
  });

  it('is not stopped by a sign-in that waits for it', async () => {
    const email = await customer();
    const token = await passwords.token(email);
    const { hash } = Object.getPrototypeOf(account.hasher) as typeof account.hasher;
    const signIns: Promise<unknown>[] = [];
    const hashing = jest.spyOn(account.hasher, 'hash').mockImplementationOnce(async (password) => {
      signIns.push(tally([account.signIn(email)]));
      await untilWaiting(account.db, 1);
      return hash.call(account.hasher, password);
    });
    await passwords.redeem(token, OTHER_PASSWORD);
    hashing.mockRestore();
    expect(await Promise.all(signIns)).toEqual([{ LOGIN_WRONG: 1 }]);
  });

  it('ends the waiting that wrong passwords brought', async () => {
    const email = await customer();
    for (let at = 0; at < 7; at += 1) await account.signIn(email, { password: WRONG_PASSWORD }).catch(() => null);
    await expect(account.signIn(email)).rejects.toMatchObject({ kind: 'throttled' });
    await passwords.redeem(await passwords.token(email), OTHER_PASSWORD);
    await account.signIn(email, { password: OTHER_PASSWORD });
  });
});
