import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `account.session`: a sign-in on one device. Ending a session deletes its row. */
@Entity({ name: 'session', schema: 'account' })
export class SessionRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') userId!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') lastSeenAt!: Date;
  /** `SESSION.idleHours` after `lastSeenAt`, never after `endsAt`. */
  @Column('timestamptz') expiresAt!: Date;
  /** `SESSION.days` after `createdAt`. */
  @Column('timestamptz') endsAt!: Date;
  /** When its user last confirmed their identity with password or code. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  /** User agent at its start; empty when none was sent. */
  @Column('text', { default: '' }) agent!: string;
}
