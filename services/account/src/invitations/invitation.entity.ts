import type { StaffRole } from '@salon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `account.invitation`: an invitation to become staff, with the hash of the mailed token. */
@Entity({ name: 'invitation', schema: 'account' })
export class InvitationRow {
  @PrimaryColumn('uuid') id!: string;
  /** Case-folded; the only address it works for. */
  @Column('text') email!: string;
  @Column('text', { default: 'front_desk' }) role!: StaffRole;
  @Column('bytea', { unique: true }) tokenHash!: Buffer;
  @Column('uuid', { nullable: true }) invitedBy!: string | null;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;
}
