import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '@salon/contracts';
import { Outbox, type Visitor } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { EmailLimits } from '../limits/email-limits.js';
import { SIGN_IN_MAILS } from '../limits/limits.rules.js';
import { postMail } from '../mails/post-mail.js';
import { deviceOf } from './device-name.js';
import { agentWithoutVersions } from './device.rules.js';
import { recordNetwork } from './known-network.js';

interface SignedIn {
  user: Pick<User, '_id' | 'email' | 'isVerified'>;
  visitor: Visitor;
  now: Date;
}

/** `xmax` is 0 for an inserted row. */
const SEEN = `
  INSERT INTO account.device AS device ("userId", "mark", "seenAt") VALUES ($1, $2, $3)
  ON CONFLICT ("userId", "mark") DO UPDATE SET "seenAt" = excluded."seenAt"
  RETURNING xmax = 0 AND EXISTS (
    SELECT FROM account.device other WHERE other."userId" = $1 AND other."mark" <> $2) AS another`;

/**
 * Records a sign-in: in the audit, in the known networks of the account, and in its known devices. The owner is
 * notified of a new device, except the first one.
 */
@Injectable()
export class RecordSignIn {
  constructor(
    private readonly outbox: Outbox,
    private readonly emailLimits: EmailLimits,
  ) {}

  async run(tx: EntityManager, signedIn: SignedIn): Promise<void> {
    const { user, visitor, now } = signedIn;
    await recordAudit(tx, { at: now, kind: 'signed_in', userId: user._id, actorId: user._id, visitor });
    await recordNetwork(tx, { userId: user._id, network: visitor.network, now });
    const mark = createHash('sha256').update(agentWithoutVersions(visitor.agent)).digest();
    const [device] = await tx.query<{ another: boolean }[]>(SEEN, [user._id, mark, now]);
    if (device?.another && user.isVerified) await this.notify(tx, signedIn);
  }

  /** Mails only to a proved address, and not beyond the limit: whoever signs in chooses the user agent (threat T79). */
  private async notify(tx: EntityManager, { user, visitor, now }: SignedIn): Promise<void> {
    const call = { kind: 'sign-in-send' as const, email: user.email, limits: SIGN_IN_MAILS, now };
    if (!(await this.emailLimits.count(tx, call))) return;
    const values = { device: deviceOf(visitor.agent), network: visitor.network, at: now.toISOString() };
    await postMail(tx, this.outbox, { to: user, task: 'send-new-sign-in', values, now, leavesAt: now });
  }
}
