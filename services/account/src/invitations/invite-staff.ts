import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Invitation, refuse, STAFF_ROLES } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox, type Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { noteAudit } from '../audit/note-audit.js';
import { dropUnsentMails } from '../mails/drop-unsent-mails.js';
import { postMail } from '../mails/post-mail.js';
import { checkedEmail } from '../users/user.rules.js';
import { credentialsOf } from '../users/users.queries.js';
import { invitationExpiry } from './invitation.rules.js';
import { asInvitation, type InvitationColumns } from './invitation.view.js';

/** An open invitation of the same address gets a new link, and its old one stops working. */
const OFFER = `
  INSERT INTO account.invitation ("id", "email", "tokenHash", "invitedBy", "createdAt", "expiresAt", "role")
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT ("email") WHERE "usedAt" IS NULL AND "revokedAt" IS NULL
  DO UPDATE SET
    "tokenHash" = excluded."tokenHash", "invitedBy" = excluded."invitedBy", "createdAt" = excluded."createdAt",
    "expiresAt" = excluded."expiresAt", "role" = excluded."role"
  RETURNING "id", "email", "role", "createdAt", "expiresAt", "usedAt", "revokedAt"`;

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
      const [row] = await tx.query<InvitationColumns[]>(OFFER, [
        randomUUID(),
        email,
        hashOfNoToken(),
        admin.id,
        now,
        invitationExpiry(now),
        role,
      ]);
      await dropUnsentMails(tx, 'send-invitation', { recipient: email });
      // The mail belongs to the admin who sends it: the invited person has no account yet.
      await postMail(tx, this.outbox, {
        to: { _id: admin.id, email },
        task: 'send-invitation',
        now,
        leavesAt: now,
      });
      await noteAudit(tx, { at: now, kind: 'admin_invited', userId: null, actorId: admin.id, visitor, note: row?.id });
      return asInvitation({ ...row!, inviter: admin.name, isBacked: true }, now);
    });
  }
}
