import { Injectable } from '@nestjs/common';
import { refuse, type SecondFactorSetUp } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox, type Visitor } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type AuditKind, recordAudit } from '../audit/record-audit.js';
import { postMail } from '../mails/post-mail.js';
import { SalonClient } from '../mails/salon.client.js';
import type { SecondFactorChange } from '../mails/second-factor.mail.js';
import { confirmSession } from '../sessions/confirm-session.js';
import { endSessionsAndSteps } from '../sessions/end-sessions.js';
import { lockSignedInUser } from '../users/users.queries.js';
import { ThrottledVerification } from './throttled-verification.js';
import { secondFactorOf } from './second-factor.queries.js';
import { SecondFactors } from './second-factors.js';
import { newSecret, uriOf } from './totp.js';

const KINDS = {
  on: 'second_factor_on',
  off: 'second_factor_off',
  codes: 'recovery_codes_renewed',
} as const satisfies Record<SecondFactorChange, AuditKind>;

interface Signed {
  caller: Caller;
  visitor: Visitor;
}

/** Sets up, confirms and disables the second factor of the signed-in person. */
@Injectable()
export class ChangeSecondFactor {
  constructor(
    private readonly db: DataSource,
    private readonly factors: SecondFactors,
    private readonly verification: ThrottledVerification,
    private readonly clock: Clock,
    private readonly salon: SalonClient,
    private readonly outbox: Outbox,
  ) {}

  /** A new secret; nothing changes until a code confirms it. @throws DomainError `conflict` when it is on */
  async begin({ id, email }: Caller): Promise<SecondFactorSetUp> {
    const [secret, { name: issuer }] = [newSecret(), await this.salon.read()];
    return this.db.transaction(async (tx) => {
      if ((await lockSignedInUser(tx, id)).secondFactor === 'on') throw refuse('SECOND_FACTOR_ON');
      await this.factors.storeSecret(tx, id, secret, this.clock.now());
      return { secret, uri: uriOf(secret, { issuer, label: email }) };
    });
  }

  /**
   * Turns it on with a code of the app, and ends the other sessions.
   * @returns the recovery codes.
   * @throws DomainError `invalid`, `conflict`
   */
  confirm(signed: Signed, code: unknown): Promise<string[]> {
    const { id, sid } = signed.caller;
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      if ((await lockSignedInUser(tx, id)).secondFactor === 'on') throw refuse('SECOND_FACTOR_ON');
      if (!(await this.factors.use(tx, id, code, now))) throw refuse('SECOND_FACTOR_WRONG');
      await tx.query('UPDATE account."user" SET "secondFactorAt" = $2 WHERE id = $1', [id, now]);
      const codes = await this.factors.renewRecoveryCodes(tx, id);
      await endSessionsAndSteps(tx, id, sid);
      await confirmSession(tx, sid, now);
      await this.record(tx, signed, 'on');
      return codes;
    });
  }

  /** Creates new recovery codes after a correct code. @throws DomainError `invalid`, `conflict`, `throttled` */
  async renewRecoveryCodes(signed: Signed, code: unknown): Promise<string[]> {
    await this.verify(signed, code);
    return this.db.transaction(async (tx) => {
      await lockProtected(tx, signed.caller.id);
      const codes = await this.factors.renewRecoveryCodes(tx, signed.caller.id);
      await this.record(tx, signed, 'codes');
      return codes;
    });
  }

  /** @throws DomainError `invalid`, `conflict`, `throttled` */
  async turnOff(signed: Signed, code: unknown): Promise<void> {
    await this.verify(signed, code);
    await this.db.transaction(async (tx) => {
      await lockProtected(tx, signed.caller.id);
      await this.factors.remove(tx, signed.caller.id);
      await this.record(tx, signed, 'off');
    });
  }

  private async verify({ caller, visitor }: Signed, code: unknown): Promise<void> {
    if (!(await secondFactorOf(this.db, caller.id)).on) throw refuse('SECOND_FACTOR_OFF');
    const now = this.clock.now();
    await this.verification.run({
      user: caller,
      visitor,
      now,
      check: () => this.factors.use(this.db, caller.id, code, now),
      failure: 'second_factor_failed',
      wrong: () => refuse('SECOND_FACTOR_WRONG'),
    });
  }

  /** Records the change, and mails it to the person. */
  private async record(tx: EntityManager, { caller, visitor }: Signed, change: SecondFactorChange): Promise<void> {
    const { id, email } = caller;
    const now = this.clock.now();
    await recordAudit(tx, { at: now, kind: KINDS[change], userId: id, actorId: id, visitor });
    const to = { _id: id, email };
    await postMail(tx, this.outbox, { to, task: 'send-second-factor', values: { change }, now, leavesAt: now });
  }
}

/** Locks a user; another call may have turned the second factor off after the code was checked. */
async function lockProtected(tx: EntityManager, id: string): Promise<void> {
  if ((await lockSignedInUser(tx, id)).secondFactor !== 'on') throw refuse('SECOND_FACTOR_OFF');
}
