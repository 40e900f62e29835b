import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `booking.cart`; with an offer it has no lines of its own. */
@Entity({ name: 'cart', schema: 'booking' })
export class CartRow {
  @PrimaryColumn('uuid') customerId!: string;
  @Column('uuid', { nullable: true }) offerId!: string | null;
}

@Entity({ name: 'cart_line', schema: 'booking' })
export class CartLineRow {
  @PrimaryColumn('uuid') customerId!: string;
  @PrimaryColumn('uuid') serviceId!: string;
  @Column('int') quantity!: number;
  @Column('timestamptz') addedAt!: Date;
}
