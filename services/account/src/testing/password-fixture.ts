import type { Role } from '@salon/contracts';
import type { Caller, Visitor } from '@salon/nest-kit';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { ChangePassword } from '../password-changes/change-password.js';
import { ReplacePassword } from '../password-changes/replace-password.js';
import { ThrottledVerification } from '../second-factor/throttled-verification.js';
import { SendPasswordChangedJob } from '../password-changes/send-password-changed.job.js';
import { IssueResetJob } from '../resets/issue-reset.job.js';
import { RedeemReset } from '../password-changes/redeem-reset.js';
import { RequestReset } from '../resets/request-reset.js';
import { ResetsQueries } from '../resets/resets.queries.js';
import { SendResetJob } from '../resets/send-reset.job.js';
import { type AccountFixture, VISITOR } from './account-fixture.js';

/** The use-cases of password changes and resets, on the database, clock and mails of an account fixture. */
export class PasswordFixture {
  private readonly replace: ReplacePassword;
  private readonly verification: ThrottledVerification;

  constructor(private readonly account: AccountFixture) {
    this.replace = new ReplacePassword(account.outbox, account.emailLimits);
    this.verification = new ThrottledVerification(account.db, new SignInDelay(account.db, account.fingerprint));
  }

  forget(email: string, role: Role = 'user', visitor: Visitor = VISITOR) {
    const { db, emailLimits, outbox, clock } = this.account;
    return new RequestReset(db, emailLimits, outbox, clock).run({ email, role }, visitor);
  }

  check(token: unknown) {
    return new ResetsQueries(this.account.db, this.account.clock).assertLive(token);
  }

  redeem(token: string, password: string) {
    const { db, hasher, clock, fingerprint } = this.account;
    return new RedeemReset(db, hasher, this.replace, new SignInDelay(db, fingerprint), clock).run(
      { token, password },
      VISITOR,
    );
  }

  /** @param who where they are signed in */
  change(who: Pick<Caller, 'id' | 'email' | 'sid'>, currentPassword: string, newPassword: string) {
    const { db, hasher, clock } = this.account;
    const caller: Caller = { role: 'user', permissions: [], name: 'Ama Silva', phone: null, verified: true, ...who };
    return new ChangePassword(db, hasher, this.replace, this.verification, clock).run(
      caller,
      { currentPassword, newPassword },
      VISITOR,
    );
  }

  /** Runs the jobs that are due and those they lead to. */
  async deliver(): Promise<void> {
    const { db, outbox, clock } = this.account;
    for (const { payload } of await this.account.takeJobs<{ email: string; role: Role }>('offer-reset'))
      await new IssueResetJob(db, outbox, clock).run(payload);
    for (const { payload } of await this.account.takeJobs<{ mailId: string }>('send-reset'))
      await new SendResetJob(db, this.account.post(), clock).run(payload);
    for (const { payload } of await this.account.takeJobs<{ mailId: string }>('send-password-changed'))
      await new SendPasswordChangedJob(this.account.post()).run(payload);
  }

  /** The link of the newest mail to that address, after a request. */
  async token(email: string, role: Role = 'user'): Promise<string> {
    await this.forget(email, role);
    await this.deliver();
    return this.links(email).at(-1) ?? 'no mail';
  }

  /** The tokens mailed to that address, oldest first. */
  links(email: string): string[] {
    return this.account.mails
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /\/reset-password\/([\w-]+)$/m.exec(text)?.[1] ?? []);
  }
}
