import { jest } from '@jest/globals';
import type { LoginRequest } from '@salon/contracts';
import { PASSWORD, WRONG_PASSWORD } from '@salon/testing/passwords';
import { SIGN_IN } from '../limits/limits.rules.js';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { AccountFixture, tally, VISITOR } from '../testing/account-fixture.js';

let account: AccountFixture;
let count = 0;
const address = (): string => `customer${(count += 1)}@example.test`;

beforeAll(async () => {
  account = await AccountFixture.open();
});
afterAll(() => account.close());

const WRONG = { kind: 'unauthenticated', code: 'LOGIN_WRONG', message: 'Invalid email or password' };
const TOO_EARLY = { kind: 'throttled', code: 'SIGN_IN_THROTTLED' };
const LONGEST = SIGN_IN.longestDelaySeconds;
/** A network without any earlier sign-in of the salon. */
const STRANGER = { ...VISITOR, network: '192.0.2.0/24' };
const eight = <T>(call: (at: number) => T): T[] => Array.from({ length: 8 }, (_, at) => call(at));

it('T3 computes five hashes for 400 wrong passwords at once', async () => {
  const email = address();
  await account.customer(email);
  const before = await account.hashes();
  expect(await tally(Array.from({ length: 400 }, () => account.signIn(email, { password: WRONG_PASSWORD })))).toEqual({
    LOGIN_WRONG: 5,
    SIGN_IN_THROTTLED: 395,
  });
  expect((await account.hashes()) - before).toBe(5);
  expect(await account.db.query('SELECT max(count) AS count FROM account.account_throttle')).toEqual([{ count: 5 }]);
  account.clock.advance(1 / 60);
  await account.signIn(email);
});

it('T3 waits 1 s after the fifth failure, then twice as long each time, up to 15 minutes', async () => {
  const email = address();
  await account.customer(email);
  const waits: number[] = [];
  for (let failure = 1; failure <= 17; failure += 1) {
    await expect(account.signIn(email, { password: WRONG_PASSWORD })).rejects.toMatchObject(WRONG);
    if (failure < 5) continue;
    const { retryAfter } = await account.signIn(email).then(
      () => ({ retryAfter: 0 }),
      (error: { retryAfter: number }) => error,
    );
    waits.push(retryAfter);
    account.clock.advance(retryAfter / 60);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  await account.signIn(email);
});

it('T3 forgets the failures after the right password, and after a quiet quarter of an hour', async () => {
  const email = address();
  await account.customer(email);
  const fail = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1)
      await expect(account.signIn(email, { password: WRONG_PASSWORD })).rejects.toMatchObject(WRONG);
  };
  await fail(4);
  await account.signIn(email);
  await fail(4);
  account.clock.advance(SIGN_IN.forgetSeconds / 60);
  await fail(5);
  await expect(account.signIn(email)).rejects.toMatchObject({ kind: 'throttled', retryAfter: 1 });
});

it('slows an unknown address down like a known one, and nobody else', async () => {
  const unknown = address();
  expect(await tally(Array.from({ length: 40 }, () => account.signIn(unknown)))).toEqual({
    LOGIN_UNKNOWN: 5,
    SIGN_IN_THROTTLED: 35,
  });
  const email = address();
  await account.customer(email);
  await account.signIn(email);
});

it('T4 turns the surplus of many accounts away at once, and blames no account for it', async () => {
  await account.db.query('DELETE FROM account.account_throttle');
  const emails = Array.from({ length: 60 }, address);
  const counts = await tally(emails.map((email) => account.signIn(email, { password: PASSWORD })));
  expect(counts).toEqual({ LOGIN_UNKNOWN: expect.any(Number), SIGN_IN_BUSY: expect.any(Number) });
  const [{ blamed }] = await account.db.query(
    'SELECT count(*)::int AS blamed FROM account.account_throttle WHERE count = 1',
  );
  expect(counts.LOGIN_UNKNOWN).toBeGreaterThanOrEqual(36);
  expect(blamed).toBe(counts.LOGIN_UNKNOWN);
});

it('lets eight sign-ins at once with the right password in', async () => {
  const email = address();
  await account.customer(email);
  for (const visitor of [VISITOR, STRANGER])
    expect(await tally(eight(() => account.signIn(email, {}, visitor)))).toEqual({ ok: 8 });
});

it('lets them in whichever of two processes takes each, and when they come a millisecond apart in any order', async () => {
  const email = address();
  await account.customer(email);
  const request: LoginRequest = { email, password: PASSWORD, role: 'user' };
  const processes = [account.signInProcess(), account.signInProcess()];
  for (let round = 0; round < 5; round += 1) {
    const calls = eight((at) => {
      account.clock.advance((at % 2 === 0 ? 1 : -1) / 60_000);
      return processes[at % 2]!.run(request, STRANGER);
    });
    expect(await tally(calls)).toEqual({ ok: 8 });
  }
});

it('T3 gives two processes five hashes for 400 wrong passwords at once, no more than one', async () => {
  const email = address();
  await account.customer(email);
  const request: LoginRequest = { email, password: WRONG_PASSWORD, role: 'user' };
  const processes = [account.signInProcess(), account.signInProcess()];
  const before = await account.hashes();
  const calls = Array.from({ length: 400 }, (_, at) => processes[at % 2]!.run(request, STRANGER));
  expect(await tally(calls)).toEqual({ LOGIN_WRONG: 5, SIGN_IN_THROTTLED: 395 });
  expect((await account.hashes()) - before).toBe(5);
});

it("lets the owner in from a network the account knows, whatever strangers' wrong passwords wait for", async () => {
  const email = address();
  await account.customer(email);
  for (let failure = 1; failure <= 16; failure += 1) {
    await expect(account.signIn(email, { password: WRONG_PASSWORD }, STRANGER)).rejects.toMatchObject(WRONG);
    if (failure >= 5) account.clock.advance(LONGEST / 60);
  }
  account.clock.advance(-LONGEST / 60);
  await expect(account.signIn(email, {}, STRANGER)).rejects.toMatchObject({ ...TOO_EARLY, retryAfter: LONGEST });
  await account.signIn(email);
  // The owner's sign-in does not reset the stranger's counted attempts.
  await expect(account.signIn(email, {}, STRANGER)).rejects.toMatchObject({ ...TOO_EARLY, retryAfter: LONGEST });
});

it('counts the wrong passwords from a known network as well, for that network alone', async () => {
  const email = address();
  await account.customer(email);
  await account.signIn(email, {}, STRANGER);
  const wrong = (visitor = VISITOR) =>
    Array.from({ length: 40 }, () => account.signIn(email, { password: 'W' }, visitor));
  const before = await account.hashes();
  expect(await tally(wrong())).toEqual({ LOGIN_WRONG: 5, SIGN_IN_THROTTLED: 35 });
  expect((await account.hashes()) - before).toBe(5);
  await account.signIn(email, {}, STRANGER);
});

it('does not know a network for a failed sign-in, nor one that the proxy did not name, nor after ninety days', async () => {
  const email = address();
  await account.customer(email);
  const fail = (visitor: typeof VISITOR) =>
    account.signIn(email, { password: WRONG_PASSWORD }, visitor).catch(() => null);
  const unnamed = { ...VISITOR, network: '' };
  await account.signIn(email, {}, unnamed);
  for (let failure = 0; failure < 5; failure += 1) await fail(STRANGER);
  for (const visitor of [STRANGER, unnamed])
    await expect(account.signIn(email, {}, visitor)).rejects.toMatchObject(TOO_EARLY);
  await account.signIn(email);
  account.clock.advance(90 * 24 * 60);
  for (let failure = 0; failure < 5; failure += 1) await fail(STRANGER);
  await expect(account.signIn(email)).rejects.toMatchObject(TOO_EARLY);
});

it('does not make anybody wait for a password that a full house left unchecked', async () => {
  const email = address();
  await account.customer(email);
  for (let failure = 0; failure < 5; failure += 1)
    await expect(account.signIn(email, { password: WRONG_PASSWORD })).rejects.toMatchObject(WRONG);
  account.clock.advance(1);
  const { hasher } = account;
  const matches = hasher.matches.bind(hasher);
  hasher.matches = async () => Promise.reject(Object.assign(new Error('busy'), { kind: 'unavailable' }));
  await expect(account.signIn(email)).rejects.toThrow('busy');
  const release = jest.spyOn(SignInDelay.prototype, 'release').mockRejectedValueOnce(new Error('no connection'));
  await expect(account.signIn(email)).rejects.toThrow('busy');
  release.mockRestore();
  hasher.matches = matches;
  account.clock.advance(1);
  await account.signIn(email);
});
