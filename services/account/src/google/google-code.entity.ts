import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `account.google_code`: an unredeemed code, as its SHA-256. Redeeming deletes it. */
@Entity({ name: 'google_code', schema: 'account' })
export class GoogleCodeRow {
  @PrimaryColumn('bytea') codeHash!: Buffer;
  @Column('uuid') userId!: string;
  @Column('timestamptz') expiresAt!: Date;
}
