import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `account.avatar`: a stored picture and who uploaded it. */
@Entity({ name: 'avatar', schema: 'account' })
export class AvatarRow {
  @PrimaryColumn('text') url!: string;
  @Column('uuid') userId!: string;
  @Column('timestamptz') createdAt!: Date;
}
