import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One row of `account.mail`: a mail that a fact calls for, and when the SMTP server took it. Its code or token is made
 * when it is sent.
 */
@Entity({ name: 'mail', schema: 'account' })
export class MailRow {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') userId!: string;
  @Column('text') kind!: string;
  @Column('text') recipient!: string;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz', { nullable: true }) sentAt!: Date | null;
}
