import type { Queryable, Visitor } from '@salon/nest-kit';

export type AuditKind =
  | 'registered'
  | 'verified'
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_denied'
  | 'sessions_ended'
  | 'password_changed'
  | 'password_change_failed'
  | 'password_reset'
  | 'profile_changed'
  | 'admin_invited'
  | 'invitation_revoked'
  | 'invitation_denied'
  | 'admin_registered'
  | 'staff_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_failed'
  /** A wrong password where a signed-in user without a second factor confirms who they are. */
  | 'confirmation_failed'
  | 'recovery_codes_renewed'
  | 'call'
  | 'access_denied';

interface AuditEntry {
  at: Date;
  kind: AuditKind;
  /** The affected account; null for an address without one. */
  userId: string | null;
  /** The signed-in actor; null for a guest. */
  actorId?: string | null;
  visitor: Visitor;
  /** A route or a number, never a secret and never an address. */
  note?: string;
}

/** Stores who did what and from where for `RETENTION.records`, in the transaction of the change when there is one. */
export async function recordAudit(
  tx: Queryable,
  { at, kind, userId, actorId = null, visitor, note }: AuditEntry,
): Promise<void> {
  await tx.query(
    `INSERT INTO account.audit ("at", "kind", "userId", "actorId", "network", "agent", "note")
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [at, kind, userId, actorId, visitor.network, visitor.agent, note ?? null],
  );
}
