import { AccountFixture, otherThan, tally } from '../testing/account-fixture.js';
import { TRIES_A_CODE } from './code.rules.js';

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

describe('the outbox', () => {
  it('keeps a code while the mail server is down; its ten minutes begin when it leaves', async () => {
    const email = address();
    const { userId } = await account.register(email);
    account.mailDown = true;
    await account.deliver();
    account.clock.advance(45);
    account.mailDown = false;
    await account.deliver();
    account.clock.advance(9);
    await account.verify(userId, account.code(email));
  });

  it('does not send a code that a newer one has ended, nor the same mail twice', async () => {
    const email = address();
    await account.register(email);
    account.mailDown = true;
    await account.deliver();
    account.clock.advance(1);
    await account.resend(email);
    await account.deliver();
    account.mailDown = false;
    await account.deliver();
    const mails = account.mails.filter(({ to }) => to === email);
    expect(mails).toHaveLength(1);
    const [{ id }] = await account.db.query(
      'SELECT id FROM account.mail WHERE recipient = $1 AND "sentAt" IS NOT NULL',
      [email],
    );
    await account.db.transaction((tx) => account.outbox.add(tx, 'send-code', { mailId: id }));
    await account.deliver();
    expect(account.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('sends the same code again when the receipt of the first mail was lost, so that either mail is of use', async () => {
    const email = address();
    const { userId } = await account.register(email);
    account.afterSend = () => Promise.reject(new Error('connection lost after the mail was taken'));
    await account.deliver();
    const first = account.code(email);
    const wrong = Array.from({ length: TRIES_A_CODE - 1 }, () => account.verify(userId, otherThan(first)));
    expect(await tally(wrong)).toEqual({ CODE_WRONG: TRIES_A_CODE - 1 });
    account.afterSend = () => Promise.resolve();
    await account.deliver();
    const [before, after] = account.mails.filter(({ to }) => to === email);
    expect(after).toEqual(before);
    await expect(account.verify(userId, otherThan(first))).rejects.toMatchObject(WRONG);
    await expect(account.verify(userId, first)).rejects.toMatchObject(WRONG); // Its five tries are over all its mails.
  });

  it('takes the code of a mail whose receipt was lost while its next try fails', async () => {
    const email = address();
    const { userId } = await account.register(email);
    account.afterSend = () => Promise.reject(new Error('connection lost after the mail was taken'));
    await account.deliver();
    account.afterSend = () => Promise.resolve();
    account.mailDown = true;
    await account.deliver();
    account.mailDown = false;
    await account.verify(userId, account.code(email));
  });

  it('leaves the code in the mailbox valid until the mail with the next one is made', async () => {
    const [waiting, sent] = [await registered(), await registered()];
    account.clock.advance(1);
    await account.resend(waiting.email);
    await account.renew();
    await account.verify(waiting.userId, waiting.code);
    await account.resend(sent.email);
    await account.deliver();
    const next = account.code(sent.email);
    if (next !== sent.code) await expect(account.verify(sent.userId, sent.code)).rejects.toMatchObject(WRONG);
    await account.verify(sent.userId, next);
  });

  it('sends no code to somebody who has verified meanwhile', async () => {
    const { email, userId, code } = await registered();
    account.clock.advance(1);
    await account.resend(email);
    account.mailDown = true;
    await account.deliver();
    await account.db.query(`UPDATE account."user" SET "verifiedAt" = now() WHERE id = $1`, [userId]);
    account.mailDown = false;
    await account.deliver();
    expect(account.mails.filter(({ to }) => to === email)).toHaveLength(1);
    expect(account.code(email)).toBe(code);
  });

  it('T63 leaves no code in a table once it is sent', async () => {
    const { code, userId } = await registered();
    const [{ mail }] = await account.db.query(
      'SELECT row_to_json(mail)::text AS mail FROM account.mail WHERE "userId" = $1',
      [userId],
    );
    expect(mail).not.toContain(`"${code}"`);
  });
});
