import { passwordProblems } from '@salon/contracts';
import { OTHER_PASSWORD, PASSWORD, WRONG_PASSWORD } from '@salon/testing/passwords';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AccountFixture } from '../testing/account-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';
import { InvitationFixture } from '../testing/invitation-fixture.js';
import { isCommonPassword } from './common-passwords.js';

it.each([
  'P@ssw0rd',
  'Aa123456',
  'Password1',
  'Password123',
  'Passw0rd',
  'Pa55word',
  'P@ssw0rd1',
  'Passw0rd123',
  'Welcome123',
  'Qwerty123',
  'Abcd1234',
  '1Qaz2wsx',
  'Iloveyou1',
  'Changeme1',
  'Admin1234',
  'Araliya123',
  '321Drowssap',
])('A13 refuses %s, one of the first guesses', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  PASSWORD,
  OTHER_PASSWORD,
  WRONG_PASSWORD,
  'Jasmine333',
  'Owner12345',
  'Correct-Horse-7-Battery',
  `Aa1${'x'.repeat(125)}`,
])('takes %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('A13 knows at least ten thousand, among them thousands that the four rules would let pass', () => {
  const common = dictionary['passwords-common'];
  const capital = (password: string) => password.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const passing = common.map(capital).filter((password) => passwordProblems(password).length === 0);
  expect(common.length).toBeGreaterThan(10_000);
  expect(passing.length).toBeGreaterThan(4_000);
  expect(passing.filter((password) => !isCommonPassword(password))).toEqual([]);
});

it('A13 answers for the longest password as fast as for any', () => {
  const began = performance.now();
  for (let round = 0; round < 100; round += 1) isCommonPassword('P@5$w0rd1!4xq'.repeat(10).slice(0, 128));
  expect(performance.now() - began).toBeLessThan(50);
});

describe('wherever a password is set', () => {
  let account: AccountFixture;
  beforeAll(async () => {
    account = await AccountFixture.open();
  });
  afterAll(() => account.close());

  const refused = (field: string) => ({
    kind: 'invalid',
    message: 'This password is too common',
    errors: { [field]: 'This password is too common' },
  });

  it('A13 refuses a common one at its field, without hashing it', async () => {
    const passwords = new PasswordFixture(account);
    const desk = await InvitationFixture.open(account);
    const { user, session } = await account.customer('ama@example.test');
    const token = await passwords.token(user.email);
    const invite = await desk.token('manager@example.test');
    const here = { id: user._id, email: user.email, sid: session.id };
    const before = await account.hashes();
    await expect(account.register('new@example.test', { password: 'P@ssw0rd' })).rejects.toMatchObject(
      refused('password'),
    );
    await expect(desk.register('manager@example.test', invite, 'Aa123456')).rejects.toMatchObject(refused('password'));
    await expect(passwords.redeem(token, 'Password123')).rejects.toMatchObject(refused('password'));
    await expect(passwords.change(here, PASSWORD, 'Password123')).rejects.toMatchObject(refused('newPassword'));
    expect(await account.hashes()).toBe(before);
    expect(await account.db.query('SELECT FROM account."user" WHERE email = $1', ['new@example.test'])).toEqual([]);
    await passwords.redeem(token, OTHER_PASSWORD);
  });
});
