import { jest } from '@jest/globals';
import { accountRefusals } from '@salon/contracts';
import { OTHER_PASSWORD, PASSWORD, WRONG_PASSWORD } from '@salon/testing/passwords';
import { endSessionsAndSteps } from '../sessions/end-sessions.js';
import { AccountFixture, otherThan, tally } from '../testing/account-fixture.js';
import { PasswordFixture } from '../testing/password-fixture.js';
import { SecondFactorFixture } from '../testing/second-factor-fixture.js';
import { secondFactorOf } from './second-factor.queries.js';

let account: AccountFixture;
let factor: SecondFactorFixture;
let count = 0;
const address = (): string => `careful${(count += 1)}@example.test`;
const WRONG = {
  kind: 'invalid',
  code: 'SECOND_FACTOR_WRONG',
  errors: { code: accountRefusals.SECOND_FACTOR_WRONG.text },
};

beforeAll(async () => {
  account = await AccountFixture.open();
  factor = new SecondFactorFixture(account);
});
afterAll(() => account.close());

describe('setting up', () => {
  it('is off until a code of the app confirms it, and ends the other sessions then', async () => {
    const caller = await factor.customer(address());
    const elsewhere = await account.signIn(caller.email);
    const { secret, uri } = await factor.begin(caller);
    expect(uri).toContain(`secret=${secret}`);
    expect(new URL(uri).searchParams.get('issuer')).toBe('Araliya Salon & Spa');
    await expect(factor.confirm(caller, otherThan(factor.codeOf(secret)))).rejects.toMatchObject(WRONG);
    expect((await account.signIn(caller.email)).user.secondFactor).toBe('off');
    const codes = await factor.confirm(caller, factor.codeOf(secret));
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    expect((await account.session(caller.sid)).secondFactor).toBe('on');
    await expect(account.session(elsewhere.session.id)).rejects.toMatchObject({ code: 'SESSION_ENDED' });
    await expect(factor.begin(caller)).rejects.toMatchObject({ code: 'SECOND_FACTOR_ON' });
  });

  it('T62 keeps the secret encrypted for its account, and the recovery codes hashed', async () => {
    const { caller, secret, recoveryCodes } = await factor.protected(address());
    const other = await factor.protected(address());
    const rows = JSON.stringify(
      await account.db.query(
        `SELECT encode(secret, 'escape') AS a, encode(secret, 'hex') AS b FROM account.second_factor WHERE "userId" = $1
         UNION ALL
         SELECT encode("codeHash", 'escape'), encode("codeHash", 'hex') FROM account.recovery_code WHERE "userId" = $1`,
        [caller.id],
      ),
    );
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((each) => each.replace('-', ''))])
      expect(rows).not.toContain(text);
    await account.db.query(
      `UPDATE account.second_factor
       SET secret = (SELECT secret FROM account.second_factor WHERE "userId" = $1) WHERE "userId" = $2`,
      [caller.id, other.caller.id],
    );
    await expect(
      factor.factors.use(account.db, other.caller.id, factor.codeOf(secret), account.clock.now()),
    ).rejects.toThrow();
  });
});

describe('signing in', () => {
  it('asks for the code after the right password, and only then begins a session', async () => {
    const { caller, secret } = await factor.protected(address());
    const before = await account.db.query('SELECT id FROM account.session WHERE "userId" = $1', [caller.id]);
    const challenge = await factor.challenge(caller.email);
    expect(await account.db.query('SELECT id FROM account.session WHERE "userId" = $1', [caller.id])).toEqual(before);
    const { user, session } = await factor.complete(challenge, factor.codeOf(secret));
    expect([user._id, (await account.session(session.id))._id]).toEqual([caller.id, caller.id]);
  });

  it('T71 the first step is no session: its challenge names none, works once and for five minutes', async () => {
    const { caller, secret, recoveryCodes } = await factor.protected(address());
    const challenge = await factor.challenge(caller.email);
    await expect(account.session(challenge)).rejects.toThrow();
    await factor.complete(challenge, factor.codeOf(secret));
    const over = { code: 'SECOND_STEP_OVER' };
    await expect(factor.complete(challenge, recoveryCodes[0])).rejects.toMatchObject(over);
    const late = await factor.challenge(caller.email);
    account.clock.advance(5);
    await expect(factor.complete(late, factor.codeOf(secret))).rejects.toMatchObject(over);
    for (const forged of [undefined, '', 'x', 'x'.repeat(43), { $ne: '' }])
      await expect(factor.complete(forged, factor.codeOf(secret))).rejects.toMatchObject(over);
  });

  it('T70 a code is used once: of many with the same code one signs in, and not even the code before it', async () => {
    const { caller, secret } = await factor.protected(address());
    const earlier = factor.codeOf(secret);
    account.clock.advance(0.5);
    const code = factor.codeOf(secret);
    const challenges = await Promise.all(Array.from({ length: 4 }, () => factor.challenge(caller.email)));
    expect(await tally(challenges.map((challenge) => factor.complete(challenge, code)))).toEqual({
      ok: 1,
      SECOND_FACTOR_WRONG: 3,
    });
    await expect(factor.complete(await factor.challenge(caller.email), earlier)).rejects.toMatchObject(WRONG);
  });

  it('accepts the code of the step before or after, for a clock that differs, and no other', async () => {
    const { caller, secret } = await factor.protected(address());
    for (const [minutes, outcome] of [
      [1, 'SECOND_FACTOR_WRONG'],
      [0.5, 'ok'],
    ] as const) {
      const code = factor.codeOf(secret);
      account.clock.advance(minutes);
      expect(await tally([factor.complete(await factor.challenge(caller.email), code)])).toEqual({ [outcome]: 1 });
    }
  });

  it('T72 a recovery code signs in once, however it is typed', async () => {
    const { caller, recoveryCodes } = await factor.protected(address());
    const [first = '', second = ''] = recoveryCodes;
    const challenges = await Promise.all(Array.from({ length: 3 }, () => factor.challenge(caller.email)));
    expect(await tally(challenges.map((challenge) => factor.complete(challenge, first)))).toEqual({
      ok: 1,
      SECOND_FACTOR_WRONG: 2,
    });
    const typed = ` ${second.toLowerCase().replace('-', ' ')} `;
    await factor.complete(await factor.challenge(caller.email), typed);
    expect((await secondFactorOf(account.db, caller.id)).recoveryCodesLeft).toBe(8);
  });

  it('T73 wrong codes count like wrong passwords, and the right password does not forget them', async () => {
    const { caller, secret } = await factor.protected(address());
    const guess = async () => {
      const challenge = await factor.challenge(caller.email);
      return factor.complete(challenge, otherThan(factor.codeOf(secret)));
    };
    for (let at = 0; at < 5; at += 1) await expect(guess()).rejects.toMatchObject(WRONG);
    const throttled = { kind: 'throttled', code: 'SIGN_IN_THROTTLED' };
    await expect(guess()).rejects.toMatchObject(throttled);
    account.clock.advance(1);
    const right = await factor.complete(await factor.challenge(caller.email), factor.codeOf(secret));
    expect(right.user._id).toBe(caller.id);
    await expect(account.signIn(caller.email, { password: WRONG_PASSWORD })).rejects.toMatchObject({
      code: 'LOGIN_WRONG',
    });
  });

  it('T73 the right password in a place of the other role does not forget wrong codes either', async () => {
    const { caller, secret } = await factor.protected(address());
    for (let at = 0; at < 5; at += 1) {
      const challenge = await factor.challenge(caller.email);
      await expect(factor.complete(challenge, otherThan(factor.codeOf(secret)))).rejects.toMatchObject(WRONG);
      const elsewhere = account.signIn(caller.email, { role: 'admin' });
      await expect(elsewhere).rejects.toMatchObject({ code: at < 4 ? 'LOGIN_ROLE' : 'SIGN_IN_THROTTLED' });
    }
  });

  it('T73 a new password does not forget wrong codes either, so the mailbox alone gives no further guesses', async () => {
    const { caller, secret } = await factor.protected(address());
    for (let at = 0; at < 5; at += 1) {
      const challenge = await factor.challenge(caller.email);
      await expect(factor.complete(challenge, otherThan(factor.codeOf(secret)))).rejects.toMatchObject(WRONG);
    }
    const passwords = new PasswordFixture(account);
    await passwords.redeem(await passwords.token(caller.email), OTHER_PASSWORD);
    const signIn = () => factor.challenge(caller.email, { password: OTHER_PASSWORD });
    await expect(signIn()).rejects.toMatchObject({ code: 'SIGN_IN_THROTTLED' });
    account.clock.advance(1);
    await factor.complete(await signIn(), factor.codeOf(secret));
  });

  it('T73 four hundred guesses at once evaluate at most five codes', async () => {
    const { caller, secret } = await factor.protected(address());
    const challenge = await factor.challenge(caller.email);
    const right = factor.codeOf(secret);
    const guesses = Array.from({ length: 400 }, (_, at) => String(at).padStart(6, '0')).filter(
      (each) => each !== right,
    );
    const { SECOND_FACTOR_WRONG = 0, ...others } = await tally(guesses.map((each) => factor.complete(challenge, each)));
    expect(SECOND_FACTOR_WRONG).toBeLessThanOrEqual(5);
    expect(Object.keys(others)).toEqual(['SIGN_IN_THROTTLED']);
  });

  it('T14 a sign-in that waits for its code ends with the password', async () => {
    const { caller, secret } = await factor.protected(address());
    const challenge = await factor.challenge(caller.email);
    await account.db.transaction((tx) => endSessionsAndSteps(tx, caller.id));
    await expect(factor.complete(challenge, factor.codeOf(secret))).rejects.toMatchObject({ code: 'SECOND_STEP_OVER' });
  });
});

describe('afterwards', () => {
  it('renews the recovery codes for a code; the old ones no longer work', async () => {
    const { caller, secret, recoveryCodes } = await factor.protected(address());
    await expect(factor.renew(caller, '000000x')).rejects.toMatchObject(WRONG);
    const renewed = await factor.renew(caller, factor.codeOf(secret));
    await expect(factor.complete(await factor.challenge(caller.email), recoveryCodes[0])).rejects.toMatchObject(WRONG);
    await factor.complete(await factor.challenge(caller.email), renewed[0]);
  });

  it('turns it off for a code; sign-in takes one step again', async () => {
    const { caller, secret } = await factor.protected(address());
    await expect(factor.turnOff(caller, otherThan(factor.codeOf(secret)))).rejects.toMatchObject(WRONG);
    await factor.turnOff(caller, factor.codeOf(secret));
    expect((await account.signIn(caller.email)).user.secondFactor).toBe('off');
    await expect(factor.turnOff(caller, '000000')).rejects.toMatchObject({ code: 'SECOND_FACTOR_OFF' });
    expect(await account.db.query('SELECT 1 FROM account.recovery_code WHERE "userId" = $1', [caller.id])).toEqual([]);
  });
});

describe('a confirmation', () => {
  it('T73 is not counted as wrong when the password could not be checked', async () => {
    const caller = await factor.customer(address());
    const matches = jest.spyOn(account.hasher, 'matches').mockRejectedValue(new Error('overload'));
    for (let times = 0; times < 6; times += 1)
      await expect(factor.confirmIdentity(caller, { password: PASSWORD })).rejects.toThrow('overload');
    matches.mockRestore();
    await factor.confirmIdentity(caller, { password: PASSWORD });
  });

  it('T74 is the sign-in itself, and later the password, or the code once there is one', async () => {
    const email = address();
    await account.customer(email);
    const { user, session } = await account.signIn(email);
    const caller = { ...(await factor.customer(address())), id: user._id, email, sid: session.id };
    const confirmedAt = async () => (await account.liveSession(caller.sid)).confirmedAt;
    const atSignIn = account.clock.now().toISOString();
    expect(await confirmedAt()).toBe(atSignIn);
    account.clock.advance(11);
    const wrong = factor.confirmIdentity(caller, { password: WRONG_PASSWORD });
    await expect(wrong).rejects.toMatchObject({ code: 'PASSWORD_WRONG', errors: { password: expect.any(String) } });
    expect(await confirmedAt()).toBe(atSignIn);
    await factor.confirmIdentity(caller, { password: PASSWORD });
    expect(await confirmedAt()).toBe(account.clock.now().toISOString());
    const { secret } = await factor.begin(caller);
    await factor.confirm(caller, factor.codeOf(secret));
    account.clock.advance(1);
    expect((await account.liveSession(caller.sid)).confirmBy).toBe('code');
    await expect(factor.confirmIdentity(caller, { password: PASSWORD })).rejects.toMatchObject(WRONG);
    await factor.confirmIdentity(caller, { code: factor.codeOf(secret) });
    expect(await confirmedAt()).toBe(account.clock.now().toISOString());
  });
});
