import { OTHER_PASSWORD } from '@salon/testing/passwords';
import { AccountFixture, tally, VISITOR } from '../testing/account-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';

let account: AccountFixture;
let passwords: PasswordFixture;
let count = 0;

beforeAll(async () => {
  account = await AccountFixture.open();
  passwords = new PasswordFixture(account);
});
beforeEach(() => account.clock.set('2041-02-04T04:00:00.000Z'));
afterAll(() => account.close());

async function customer(): Promise<string> {
  const email = `closedout${(count += 1)}@example.test`;
  await account.customer(email);
  return email;
}
const from = (at: number) => ({ ...VISITOR, network: `198.51.${at}.0/24` });

it('T12 is asked for five times an hour from one network, known address or not', async () => {
  for (const email of [await customer(), 'stranger@example.test']) {
    expect(await tally(Array.from({ length: 40 }, () => passwords.forget(email)))).toEqual({
      ok: 5,
      ACCOUNT_THROTTLED: 35,
    });
  }
});

it('gives the owner a link after a stranger has used up what one network may ask for in a day', async () => {
  const email = await customer();
  for (let round = 0; round < 12; round += 1) {
    await passwords.forget(email, 'user', from(1)).catch(() => null);
    await passwords.deliver();
    account.clock.advance(20);
  }
  await expect(passwords.forget(email, 'user', from(1))).rejects.toMatchObject({ code: 'ACCOUNT_THROTTLED' });
  const before = passwords.links(email).length;
  expect(before).toBe(10);
  await passwords.forget(email, 'user', from(2));
  await passwords.deliver();
  await passwords.redeem(passwords.links(email)[before] ?? 'no link', OTHER_PASSWORD);
});

it('mails five links in half an hour to one address, from however many networks they are asked for, and the last one works', async () => {
  const email = await customer();
  for (let network = 0; network < 40; network += 1) {
    await expect(passwords.forget(email, 'user', from(network))).resolves.toBeUndefined();
    await passwords.deliver();
  }
  expect(passwords.links(email)).toHaveLength(5);
  await passwords.redeem(passwords.links(email)[4] ?? 'no link', OTHER_PASSWORD);
  await passwords.forget(email, 'user', from(50));
  await passwords.deliver();
  expect(passwords.links(email)).toHaveLength(6);
});

it('mails a new link as soon as the last of the five has ended', async () => {
  const email = await customer();
  for (let network = 0; network < 9; network += 1) {
    await passwords.forget(email, 'user', from(network));
    await passwords.deliver();
  }
  expect(passwords.links(email)).toHaveLength(5);
  account.clock.advance(30);
  await passwords.forget(email, 'user', from(60));
  await passwords.deliver();
  expect(passwords.links(email)).toHaveLength(6);
});
