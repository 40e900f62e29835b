import { Injectable } from '@nestjs/common';
import { type NewSession, refuse, type RegisterAdminRequest, type StaffRole } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { RecordSignIn } from '../devices/record-sign-in.js';
import { assertUncommon } from '../passwords/common-passwords.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { beginSession } from '../sessions/begin-session.js';
import { isToken, tokenHash } from '../tokens/token.js';
import { addUser } from '../users/add-user.js';
import { retryOnConflict } from '../users/retry-on-conflict.js';
import { asText, registrationDetails, type RegistrationDetails } from '../users/user.rules.js';
import { IS_BACKED } from './invitations.queries.js';

const USE = `
  UPDATE account.invitation SET "usedAt" = $3
  WHERE "tokenHash" = $1 AND "email" = $2 AND "usedAt" IS NULL AND "revokedAt" IS NULL AND "expiresAt" > $3
    AND ${IS_BACKED}
  RETURNING "id", "role"`;

interface Admission extends RegistrationDetails {
  hash: Buffer;
  visitor: Visitor;
}

/** Registers a staff member with an open invitation for the address, and signs them in (decision A2, threat T7). */
@Injectable()
export class RegisterStaff {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly recordSignIn: RecordSignIn,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` per field, `forbidden` with one text for a missing, used, expired, revoked or foreign
   * invitation and for one whose sender is no longer an active owner, `conflict` for an address that has an account
   */
  async run(request: Partial<RegisterAdminRequest> | undefined, visitor: Visitor): Promise<NewSession> {
    const details = registrationDetails(request ?? {});
    assertUncommon(details.password, 'password');
    const token = asText(request?.invite);
    const session =
      isToken(token) &&
      (await retryOnConflict(this.db, (tx) => this.admit(tx, { ...details, hash: tokenHash(token), visitor })));
    if (session) return session;
    await recordAudit(this.db, { at: this.clock.now(), kind: 'invitation_denied', userId: null, visitor });
    throw refuse('INVITATION_NEEDED');
  }

  /** Only the call that claims the invitation computes a hash; concurrent calls wait for its row and find it used. */
  private async admit(
    tx: EntityManager,
    { password, hash, visitor, ...details }: Admission,
  ): Promise<NewSession | null> {
    const now = this.clock.now();
    const [used] = await tx.query<[{ id: string; role: StaffRole }[], number]>(USE, [hash, details.email, now]);
    const [invitation] = used;
    if (!invitation) return null;
    const user = await addUser(
      tx,
      { ...details, passwordHash: await this.hasher.hash(password), staffRole: invitation.role, verifiedAt: now },
      now,
    );
    const session = await beginSession(tx, { userId: user._id, now, visitor });
    await recordAudit(tx, { at: now, kind: 'admin_registered', userId: user._id, visitor, note: invitation.id });
    await this.recordSignIn.run(tx, { user, visitor, now });
    return session && { user, session };
  }
}
