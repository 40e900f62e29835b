import type { LoginRequest, NewSession } from '@salon/contracts';
import type { Caller, Mail, Visitor } from '@salon/nest-kit';
import { TOTP } from 'otpauth';
import type { SecondFactorChange } from '../mails/second-factor.mail.js';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { ChangeSecondFactor } from '../second-factor/change-second-factor.js';
import { CompleteSignIn } from '../second-factor/complete-sign-in.js';
import { ConfirmIdentity, type ConfirmRequest } from '../second-factor/confirm-identity.js';
import { ThrottledVerification } from '../second-factor/throttled-verification.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { SendSecondFactorJob } from '../second-factor/send-second-factor.job.js';
import { SecretBox } from '../second-factor/secret-box.js';
import { type AccountFixture, SALON_CLIENT, VISITOR } from './account-fixture.js';
import { callerOf } from './invitation-fixture.js';

const BOX = new SecretBox('a key for specs');

/** The use-cases about second factors, on the database and clock of an account fixture. */
export class SecondFactorFixture {
  readonly factors: SecondFactors;
  private readonly verification: ThrottledVerification;
  private readonly change: ChangeSecondFactor;

  constructor(private readonly account: AccountFixture) {
    const { db, fingerprint, clock, outbox } = account;
    this.factors = new SecondFactors(BOX, fingerprint);
    this.verification = new ThrottledVerification(db, new SignInDelay(db, fingerprint));
    this.change = new ChangeSecondFactor(db, this.factors, this.verification, clock, SALON_CLIENT, outbox);
  }

  /** The current code of an authenticator app. */
  codeOf(secret: string): string {
    return new TOTP({ secret }).generate({ timestamp: this.account.clock.now().getTime() });
  }

  async customer(email: string): Promise<Caller> {
    const { user, session } = await this.account.customer(email);
    return callerOf(user, session.id);
  }

  begin(caller: Caller) {
    return this.change.begin(caller);
  }

  confirm(caller: Caller, code: unknown) {
    return this.change.confirm({ caller, visitor: VISITOR }, code);
  }

  /** A customer whose second factor is on; the code that turned it on is used. */
  async protected(email: string): Promise<{ caller: Caller; secret: string; recoveryCodes: string[] }> {
    const caller = await this.customer(email);
    const { secret } = await this.begin(caller);
    const recoveryCodes = await this.confirm(caller, this.codeOf(secret));
    this.account.clock.advance(1);
    return { caller, secret, recoveryCodes };
  }

  /** Runs the jobs that are due. @returns the mails to that address about two-step sign-in */
  async mailsTo(email: string): Promise<Mail[]> {
    for (const { payload } of await this.account.takeJobs<{ mailId: string; change: SecondFactorChange }>(
      'send-second-factor',
    ))
      await new SendSecondFactorJob(this.account.post()).run(payload);
    return this.account.mails.filter(({ to, subject }) => to === email && /two-step|recovery/i.test(subject));
  }

  turnOff(caller: Caller, code: unknown) {
    return this.change.turnOff({ caller, visitor: VISITOR }, code);
  }

  renew(caller: Caller, code: unknown) {
    return this.change.renewRecoveryCodes({ caller, visitor: VISITOR }, code);
  }

  confirmIdentity(caller: Caller, request: ConfirmRequest) {
    const { db, hasher, clock } = this.account;
    return new ConfirmIdentity(db, this.factors, hasher, this.verification, clock).run(caller, request, VISITOR);
  }

  /** The first step of a sign-in. @returns the challenge */
  async challenge(email: string, more: Partial<LoginRequest> = {}, visitor?: Visitor): Promise<string> {
    const result = await this.account.firstStep(email, more, visitor);
    if (!('secondStep' in result)) throw new Error('this account has no second factor');
    return result.secondStep.challenge;
  }

  complete(challenge: unknown, code: unknown, visitor: Visitor = VISITOR): Promise<NewSession> {
    const { db, recordSignIn, clock } = this.account;
    return new CompleteSignIn(db, this.factors, this.verification, recordSignIn, clock).run(
      { challenge, code } as { challenge: string; code: string },
      visitor,
    );
  }
}
