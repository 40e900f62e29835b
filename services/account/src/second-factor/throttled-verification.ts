import { Injectable } from '@nestjs/common';
import type { DomainError } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { type AuditKind, recordAudit } from '../audit/record-audit.js';
import { knownNetwork } from '../devices/known-network.js';
import { SignInDelay } from '../limits/sign-in-delay.js';

interface Verification {
  user: { id: string; email: string };
  visitor: Visitor;
  now: Date;
  /** Whether the code or password is correct. */
  check(): Promise<boolean>;
  /** The record of a wrong one. */
  failure: AuditKind;
  /** The refusal when it is wrong. */
  wrong(): DomainError;
  /** False for the password of an account with a second factor, which alone resets no counted failures (threat T73). */
  resets?: boolean;
}

/**
 * Checks a code or password of a known account; wrong ones count together with wrong passwords of a sign-in (threat
 * T3).
 */
@Injectable()
export class ThrottledVerification {
  constructor(
    private readonly db: DataSource,
    private readonly delay: SignInDelay,
  ) {}

  /** @throws DomainError `throttled` after wrong ones, and the error that `wrong` creates */
  async run({ user, visitor, now, check, failure, wrong, resets = true }: Verification): Promise<void> {
    const { id: userId, email } = user;
    const key = { email, knownNetwork: await knownNetwork(this.db, { email, network: visitor.network, now }) };
    await this.delay.runExclusive(key, async () => {
      await this.delay.reserve(key, now);
      if (!(await this.delay.releaseOnError(key, now, check))) {
        await recordAudit(this.db, { at: now, kind: failure, userId, visitor });
        throw wrong();
      }
      await (resets ? this.delay.clear(key) : this.delay.release(key, now));
    });
  }
}
