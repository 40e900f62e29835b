import { accountRefusals } from '@salon/contracts';
import { OTHER_PASSWORD, PASSWORD, WRONG_PASSWORD } from '@salon/testing/passwords';
import { AccountFixture, otherThan, tally } from '../testing/account-fixture.js';
import { callerOf } from '../testing/invitation-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';
import { SecondFactorFixture } from '../testing/second-factor-fixture.js';

let account: AccountFixture;
let passwords: PasswordFixture;
let count = 0;

beforeAll(async () => {
  account = await AccountFixture.open();
  passwords = new PasswordFixture(account);
});
afterAll(() => account.close());

async function signedIn() {
  const { user, session } = await account.customer(`keyholder${(count += 1)}@example.test`);
  return { id: user._id, email: user.email, sid: session.id };
}

it('A-178 T14 ends the other sessions, keeps this one and tells the owner', async () => {
  const here = await signedIn();
  const elsewhere = [await account.signIn(here.email), await account.signIn(here.email)];
  await passwords.change(here, PASSWORD, OTHER_PASSWORD);
  expect(await account.session(here.sid)).toMatchObject({ email: here.email });
  for (const { session } of elsewhere)
    await expect(account.session(session.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
  await expect(account.signIn(here.email)).rejects.toMatchObject({ code: 'LOGIN_WRONG' });
  await account.signIn(here.email, { password: OTHER_PASSWORD });
  await passwords.deliver();
  const mail = account.mails.filter(({ to }) => to === here.email).at(-1);
  expect(mail).toMatchObject({ subject: 'Your Araliya Salon & Spa password was changed' });
  expect(mail?.text).toContain('http://localhost:4000/forgot-password');
});

it('T14 makes a link that is still in the mail worthless', async () => {
  const here = await signedIn();
  const token = await passwords.token(here.email);
  await passwords.change(here, PASSWORD, OTHER_PASSWORD);
  await expect(passwords.redeem(token, OTHER_PASSWORD)).rejects.toMatchObject({ code: 'RESET_LINK_DEAD' });
});

it('A6 refuses a wrong current password at its field, and changes nothing', async () => {
  const here = await signedIn();
  await expect(passwords.change(here, WRONG_PASSWORD, OTHER_PASSWORD)).rejects.toMatchObject({
    kind: 'invalid',
    errors: { currentPassword: accountRefusals.PASSWORD_WRONG.text },
  });
  await account.signIn(here.email);
});

it.each([
  ['A-139', '', OTHER_PASSWORD, { currentPassword: 'Current password is required' }],
  ['A-140', PASSWORD, '', { newPassword: 'New password is required' }],
  ['A-133', PASSWORD, 'Ab1', { newPassword: 'Password must be at least 8 characters' }],
  ['A-134', PASSWORD, 'hibiscus22', { newPassword: 'Password must contain at least one uppercase letter' }],
  ['A-135', PASSWORD, 'HIBISCUS22', { newPassword: 'Password must contain at least one lowercase letter' }],
  ['A-136', PASSWORD, 'HibiscusTea', { newPassword: 'Password must contain at least one number' }],
])('%s refuses %j and then %j', async (_id, current, next, errors) => {
  await expect(passwords.change(await signedIn(), current, next)).rejects.toMatchObject({ kind: 'invalid', errors });
});

it('of two changes at once one wins', async () => {
  const here = await signedIn();
  const changes = Array.from({ length: 8 }, (_, at) => passwords.change(here, PASSWORD, `${OTHER_PASSWORD}${at}`));
  expect(await tally(changes)).toEqual({ ok: 1, PASSWORD_WRONG: 7 });
});

it('T3 counts wrong current passwords with those of a confirmation and of a sign-in', async () => {
  const here = await signedIn();
  const tries = Array.from({ length: 30 }, () => passwords.change(here, WRONG_PASSWORD, OTHER_PASSWORD));
  expect(await tally(tries)).toEqual({ PASSWORD_WRONG: 5, SIGN_IN_THROTTLED: 25 });
  const factor = new SecondFactorFixture(account);
  const caller = callerOf(await account.session(here.sid), here.sid);
  const others = [factor.confirmIdentity(caller, { password: PASSWORD }), account.signIn(here.email)];
  expect(await tally(others)).toEqual({ SIGN_IN_THROTTLED: 2 });
  account.clock.advance(1);
  await passwords.change(here, PASSWORD, OTHER_PASSWORD);
});

it('T73 the right current password does not forget wrong two-step codes', async () => {
  const factor = new SecondFactorFixture(account);
  const { caller, secret } = await factor.protected(`keyholder${(count += 1)}@example.test`);
  const guess = () => factor.confirmIdentity(caller, { code: otherThan(factor.codeOf(secret)) });
  for (let at = 0; at < 4; at += 1) await expect(guess()).rejects.toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
  await passwords.change(caller, PASSWORD, OTHER_PASSWORD);
  await expect(guess()).rejects.toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
  await expect(guess()).rejects.toMatchObject({ code: 'SIGN_IN_THROTTLED' });
});
