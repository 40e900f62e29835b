import type { Role } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { ChangePassword } from '../passwords/change-password.js';
import { ReplacePassword } from '../passwords/replace-password.js';
import { SendPasswordChangedJob } from '../passwords/send-password-changed.job.js';
import { OfferResetJob } from '../resets/offer-reset.job.js';
import { RedeemReset } from '../resets/redeem-reset.js';
import { RequestReset } from '../resets/request-reset.js';
import { SendResetJob } from '../resets/send-reset.job.js';
import { type FrontDoor, SALON, VISITOR } from './front-door.js';

/** Everything about new passwords, on the database, clock and letter box of a front door. */
export class Locksmith {
  private readonly replace: ReplacePassword;

  constructor(private readonly door: FrontDoor) {
    this.replace = new ReplacePassword(door.outbox);
  }

  forget(email: string, role: Role = 'user') {
    const { db, budgets, outbox, clock } = this.door;
    return new RequestReset(db, budgets, outbox, clock).run({ email, role });
  }

  redeem(token: string, password: string) {
    const { db, hasher, clock, fingerprint } = this.door;
    return new RedeemReset(db, hasher, this.replace, new SignInDelay(db, fingerprint), clock).run(
      { token, password },
      VISITOR,
    );
  }

  /** @param who where they are signed in */
  change(who: Pick<Caller, 'id' | 'email' | 'sid'>, currentPassword: string, newPassword: string) {
    const { db, hasher, budgets, clock } = this.door;
    const caller: Caller = { role: 'user', name: 'Ama Silva', phone: null, verified: true, ...who };
    return new ChangePassword(db, hasher, this.replace, budgets, clock).run(
      caller,
      { currentPassword, newPassword },
      VISITOR,
    );
  }

  /** Runs the jobs that are due and those they lead to. */
  async deliver(): Promise<void> {
    const { db, outbox, clock } = this.door;
    for (const { payload } of await this.door.takeJobs<{ email: string; role: Role }>('offer-reset'))
      await new OfferResetJob(db, outbox, clock).run(payload);
    for (const { payload } of await this.door.takeJobs<{ mailId: string; token: string }>('send-reset'))
      await new SendResetJob(db, this.door.post(), clock, SALON).run(payload);
    for (const { payload } of await this.door.takeJobs<{ mailId: string }>('send-password-changed'))
      await new SendPasswordChangedJob(this.door.post(), SALON).run(payload);
  }

  /** The link of the newest letter to that address, asked for first. */
  async token(email: string, role: Role = 'user'): Promise<string> {
    await this.forget(email, role);
    await this.deliver();
    return this.links(email).at(-1) ?? 'no letter';
  }

  /** The tokens mailed to that address, oldest first. */
  links(email: string): string[] {
    return this.door.letters
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /\/reset-password\/([\w-]+)$/m.exec(text ?? '')?.[1] ?? []);
  }
}
