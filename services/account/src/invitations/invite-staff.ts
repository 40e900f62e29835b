import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Invitation, refuse, STAFF_ROLES } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox, type Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { dropUnsentMails } from '../mails/drop-unsent-mails.js';
import { postMail } from '../mails/post-mail.js';
import { checkedEmail } from '../users/user.rules.js';
import { credentialsOf } from '../users/users.queries.js';
import { asInvitation } from './invitation.view.js';
import { upsertInvitation } from './upsert-invitation.js';

/** No token exists until the mail is sent, which creates it. */
const hashOfNoToken = (): Buffer => randomBytes(32);

/** Lets an owner invite a person to become staff; the link is sent by mail only (decision A2, threat T7). */
@Injectable()
export class InviteStaff {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for an invalid address, `conflict` for one that has an account */
  async run(
    admin: Caller,
    request: { email?: unknown; role?: unknown } | undefined,
    visitor: Visitor,
  ): Promise<Invitation> {
    const email = checkedEmail(request?.email);
    const role = STAFF_ROLES.find((each) => each === request?.role) ?? 'front_desk';
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      if ((await credentialsOf(tx, email))?.user.isVerified) throw refuse('INVITED_TAKEN');
      const row = await upsertInvitation(tx, {
        email,
        tokenHash: hashOfNoToken(),
        role,
        invitedBy: admin.id,
        now,
      });
      await dropUnsentMails(tx, 'send-invitation', { recipient: email });
      // The mail belongs to the admin who sends it: the invited person has no account yet.
      await postMail(tx, this.outbox, {
        to: { _id: admin.id, email },
        task: 'send-invitation',
        now,
        leavesAt: now,
      });
      await recordAudit(tx, {
        at: now,
        kind: 'admin_invited',
        userId: null,
        actorId: admin.id,
        visitor,
        note: row?.id,
      });
      return asInvitation({ ...row!, inviter: admin.name, isBacked: true }, now);
    });
  }
}
