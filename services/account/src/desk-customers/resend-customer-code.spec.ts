import { AccountFixture } from '../testing/account-fixture.js';
import { ResendCode } from '../verification/resend-code.js';
import { ResendCustomerCode } from './resend-customer-code.js';

let account: AccountFixture;
let sending: ResendCustomerCode;
beforeAll(async () => {
  account = await AccountFixture.open();
  const { db, emailLimits, outbox, clock } = account;
  sending = new ResendCustomerCode(db, new ResendCode(db, emailLimits, outbox, clock));
});
afterAll(() => account.close());

it('mails another code that verifies, and not twice within a minute', async () => {
  const { email, userId } = await account.unverified('waits@example.test');
  account.clock.advance(2);
  const before = account.mails.length;
  await sending.run({ email: ' WAITS@example.test ' });
  await account.deliver();
  expect(account.mails.slice(before)).toMatchObject([{ to: email }]);
  await expect(sending.run({ email })).rejects.toMatchObject({ kind: 'throttled' });
  const [, code = ''] = /\b(\d{6})\b/.exec(account.mails.at(-1)?.text ?? '') ?? [];
  expect((await account.verify(userId, code)).user.isVerified).toBe(true);
});

it('says in words that nobody waits for one', async () => {
  const { user } = await account.customer('verified@example.test');
  await expect(sending.run({ email: user.email })).rejects.toMatchObject({
    code: 'NO_CODE_AWAITED',
    message: 'They have entered their code already, and can sign in',
  });
  await expect(sending.run({ email: 'stranger@example.test' })).rejects.toMatchObject({
    message: 'Nobody has registered with this address',
  });
  for (const request of [undefined, { email: 7 }, { email: 'nobody' }])
    await expect(sending.run(request)).rejects.toMatchObject({ kind: 'invalid' });
});
