import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `account.google_nonce`: a used nonce, as its SHA-256. */
@Entity({ name: 'google_nonce', schema: 'account' })
export class GoogleNonceRow {
  @PrimaryColumn('bytea') nonceHash!: Buffer;
  @Column('timestamptz') usedAt!: Date;
}
