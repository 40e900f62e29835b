import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * One row of `account.mail`: a mail to send, and when the SMTP server accepted it. Its code or token is created when it
 * is sent.
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
