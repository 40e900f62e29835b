import { accountRefusals, type GooglePerson } from '@salon/contracts';
import { IssueGoogleCode } from '../google/issue-google-code.js';
import { RedeemGoogleCode } from '../google/redeem-google-code.js';
import { SignInWithGoogle } from '../google/sign-in-with-google.js';
import { AccountFixture, otherThan, VISITOR } from '../testing/account-fixture.js';
import { SecondFactorFixture } from '../testing/second-factor-fixture.js';

let account: AccountFixture;
let factor: SecondFactorFixture;
let count = 0;
const address = (): string => `notified${(count += 1)}@example.test`;
const WRONG = { code: 'SECOND_FACTOR_WRONG', errors: { code: accountRefusals.SECOND_FACTOR_WRONG.text } };

beforeAll(async () => {
  account = await AccountFixture.open();
  factor = new SecondFactorFixture(account);
});
afterAll(() => account.close());

describe('mails about it', () => {
  it('the person hears when it is turned on, gets new recovery codes and is turned off, and no mail holds a code', async () => {
    const { caller, secret, recoveryCodes } = await factor.protected(address());
    const fresh = await factor.renew(caller, factor.codeOf(secret));
    account.clock.advance(1);
    await factor.turnOff(caller, factor.codeOf(secret));
    const mails = await factor.mailsTo(caller.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Two-step sign-in is on for your Araliya Salon & Spa account',
      'New recovery codes for your Araliya Salon & Spa account',
      'Two-step sign-in is off for your Araliya Salon & Spa account',
    ]);
    for (const { text } of mails) {
      expect(text).toContain('http://localhost:4000/forgot-password');
      for (const code of [secret, ...recoveryCodes, ...fresh]) expect(text).not.toContain(code);
    }
  });

  it('a wrong code mails nothing', async () => {
    const { caller, secret } = await factor.protected(address());
    const before = (await factor.mailsTo(caller.email)).length;
    await expect(factor.turnOff(caller, otherThan(factor.codeOf(secret)))).rejects.toMatchObject(WRONG);
    expect((await factor.mailsTo(caller.email)).length).toBe(before);
  });
});

describe('signing in with Google', () => {
  const person = (email: string): GooglePerson => ({
    sub: `google-${email}`,
    email,
    name: 'Ama Silva',
    picture: null,
  });
  it('T71 asks for the code too, by the button and over the page of Google, and begins no session before it', async () => {
    const { caller, secret } = await factor.protected(address());
    const { db, recordSignIn, clock } = account;
    const sessions = () => db.query('SELECT id FROM account.session WHERE "userId" = $1', [caller.id]);
    const before = await sessions();
    const { code } = await new IssueGoogleCode(db, clock).run(person(caller.email));
    const ways = [
      () => new SignInWithGoogle(db, recordSignIn, clock).run({ ...person(caller.email), nonce: caller.id }, VISITOR),
      () => new RedeemGoogleCode(db, recordSignIn, clock).run(code, VISITOR),
    ];
    for (const enter of ways) {
      const result = await enter();
      if (!('secondStep' in result)) throw new Error('a session without the code');
      const { challenge } = result.secondStep;
      await expect(factor.complete(challenge, otherThan(factor.codeOf(secret)))).rejects.toMatchObject(WRONG);
      expect(await sessions()).toEqual(before);
    }
    const last = await new SignInWithGoogle(db, recordSignIn, clock).run(
      { ...person(caller.email), nonce: `${caller.id} again` },
      VISITOR,
    );
    const challenge = 'secondStep' in last ? last.secondStep.challenge : '';
    expect((await factor.complete(challenge, factor.codeOf(secret))).user._id).toBe(caller.id);
  });
});
