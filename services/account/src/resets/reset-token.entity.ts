import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `account.reset_token`: the newest reset link of a user, as the SHA-256 of its token. */
@Entity({ name: 'reset_token', schema: 'account' })
export class ResetTokenRow {
  @PrimaryColumn('uuid') userId!: string;
  @Column('bytea', { unique: true }) tokenHash!: Buffer;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
