import { untilWaiting } from '@salon/testing';
import { endSessionsAndSteps } from '../sessions/end-sessions.js';
import { AccountFixture, tally } from '../testing/account-fixture.js';
import { SecondFactorFixture } from '../testing/second-factor-fixture.js';
import { secondFactorOf } from './second-factor.queries.js';

let account: AccountFixture;
let factor: SecondFactorFixture;

beforeAll(async () => {
  account = await AccountFixture.open();
  factor = new SecondFactorFixture(account);
});
afterAll(() => account.close());

type Call = (code: string) => Promise<unknown>;
type Protected = Awaited<ReturnType<SecondFactorFixture['protected']>>;

/** The outcome of two calls whose codes are accepted before either changes the recovery codes. */
async function atOnce({ caller, secret, recoveryCodes }: Protected, calls: [Call, Call]) {
  const [code = '', locked = ''] = recoveryCodes;
  const busy = account.db.createQueryRunner();
  await busy.startTransaction();
  await busy.query('SELECT FROM account.recovery_code WHERE "codeHash" = $1 FOR UPDATE', [
    account.fingerprint.ofCode(caller.id, locked.replace('-', '')),
  ]);
  const first = calls[0](code);
  await untilWaiting(account.db, 1);
  const second = calls[1](factor.codeOf(secret));
  await untilWaiting(account.db, 2);
  await busy.commitTransaction();
  await busy.release();
  return tally([first, second]);
}

it('of two renewals at once the recovery codes of one are left', async () => {
  const person = await factor.protected('twice@example.test');
  const renew: Call = (code) => factor.renew(person.caller, code);
  expect(await atOnce(person, [renew, renew])).toEqual({ ok: 2 });
  expect((await secondFactorOf(account.db, person.caller.id)).recoveryCodesLeft).toBe(10);
});

it('a renewal that waits for the end of the second factor leaves no recovery codes', async () => {
  const person = await factor.protected('ended@example.test');
  const outcome = await atOnce(person, [
    (code) => factor.turnOff(person.caller, code),
    (code) => factor.renew(person.caller, code),
  ]);
  expect(await secondFactorOf(account.db, person.caller.id)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
  expect(outcome).toEqual({ ok: 1, SECOND_FACTOR_OFF: 1 });
});

it('a second step that completes while the steps of its account are ended is refused', async () => {
  const { caller, secret } = await factor.protected('reset@example.test');
  const challenge = await factor.challenge(caller.email);
  let outcome: Promise<unknown> = Promise.resolve();
  await account.db.transaction(async (tx) => {
    await tx.query('SELECT FROM account."user" WHERE "id" = $1 FOR UPDATE', [caller.id]);
    outcome = tally([factor.complete(challenge, factor.codeOf(secret))]);
    await untilWaiting(account.db, 1);
    await endSessionsAndSteps(tx, caller.id);
  });
  expect(await outcome).toEqual({ SECOND_STEP_OVER: 1 });
});
