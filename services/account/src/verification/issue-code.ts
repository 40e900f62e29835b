import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '@salon/contracts';
import { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { Fingerprint } from '../limits/fingerprint.js';
import { postMail } from '../mails/post-mail.js';
import { asCode, codeExpiry } from './code.rules.js';
import { EmailCodeRow } from './email-code.entity.js';

/** Gives a user a new code, which ends the one before, and mails it. */
@Injectable()
export class IssueCode {
  constructor(
    private readonly fingerprint: Fingerprint,
    private readonly outbox: Outbox,
  ) {}

  /** @param leavesAt when the mail may leave; the code works from then on */
  async run(tx: EntityManager, user: User, { now, leavesAt }: { now: Date; leavesAt: Date }): Promise<void> {
    const code = asCode(randomInt(1_000_000));
    await tx
      .getRepository(EmailCodeRow)
      .upsert(
        {
          userId: user._id,
          codeHash: this.fingerprint.ofCode(user._id, code),
          attempts: 0,
          expiresAt: codeExpiry(leavesAt),
        },
        ['userId'],
      );
    await postMail(tx, this.outbox, { to: user, task: 'send-code', values: { code }, now, leavesAt });
  }
}
