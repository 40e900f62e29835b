import { Injectable } from '@nestjs/common';
import type { DomainError } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { type AuditKind, noteAudit } from '../audit/note-audit.js';
import { knownNetwork } from '../devices/known-network.js';
import { SignInDelay } from '../limits/sign-in-delay.js';

interface Proof {
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
export class CountedProof {
  constructor(
    private readonly db: DataSource,
    private readonly delay: SignInDelay,
  ) {}

  /** @throws DomainError `throttled` after wrong ones, and the error that `wrong` creates */
  async run({ user, visitor, now, check, failure, wrong, resets = true }: Proof): Promise<void> {
    const { id: userId, email } = user;
    const tries = { email, knownNetwork: await knownNetwork(this.db, { email, network: visitor.network, now }) };
    await this.delay.oneByOne(tries, async () => {
      await this.delay.reserve(tries, now);
      if (!(await this.delay.checked(tries, now, check))) {
        await noteAudit(this.db, { at: now, kind: failure, userId, visitor });
        throw wrong();
      }
      await (resets ? this.delay.clear(tries) : this.delay.release(tries, now));
    });
  }
}
