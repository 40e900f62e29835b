import type { Role, StaffRole } from '@salon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One row of `account.user`; `email` is case-folded, `passwordHash` is absent for an account of a third-party sign-in.
 */
@Entity({ name: 'user', schema: 'account' })
export class UserRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { unique: true }) email!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) passwordHash!: string | null;
  @Column('text') role!: Role;
  /** Null for a customer; `role` follows from it. */
  @Column('text', { nullable: true }) staffRole!: StaffRole | null;
  @Column('timestamptz', { nullable: true }) disabledAt!: Date | null;
  /** Increases with every change by an owner. */
  @Column('int', { default: 0 }) staffVersion!: number;
  /** Null while the second factor is off. */
  @Column('timestamptz', { nullable: true }) secondFactorAt!: Date | null;
  @Column('timestamptz', { nullable: true }) verifiedAt!: Date | null;
  @Column('text', { nullable: true, unique: true }) googleId!: string | null;
  @Column('text', { nullable: true }) profileImage!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) city!: string | null;
  @Column('timestamptz') createdAt!: Date;
}
