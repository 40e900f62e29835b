import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `account.email_code`: the valid code of a user, as a keyed hash. */
@Entity({ name: 'email_code', schema: 'account' })
export class EmailCodeRow {
  @PrimaryColumn('uuid') userId!: string;
  @Column('bytea') codeHash!: Buffer;
  /** Attempts used on this code. */
  @Column('int') attempts!: number;
  @Column('timestamptz') expiresAt!: Date;
}
