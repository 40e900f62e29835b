import { prepared } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { CartLineRow, CartRow } from './cart.entity.js';

const LOCK = prepared(`
  INSERT INTO booking.cart ("customerId", "version") VALUES ($1, gen_random_uuid())
  ON CONFLICT ("customerId") DO UPDATE SET "version" = EXCLUDED."version"
  RETURNING "offerId"`);

/**
 * The customer's cart row with a new version, locked until the transaction ends: changes of one cart run one after
 * another (threat T23).
 */
export async function lockCart(tx: EntityManager, customerId: string): Promise<{ offerId: string | null }> {
  const [cart] = await tx.query<[{ offerId: string | null }]>(LOCK, [customerId]);
  return cart;
}

/** Deletes the carts of customers with all their lines. */
export async function removeCarts(tx: EntityManager, customerIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM booking.cart WHERE "customerId" = ANY($1::uuid[])', [customerIds]);
}

/** Empties the cart. */
export async function emptyCart(tx: EntityManager, customerId: string): Promise<void> {
  await lockCart(tx, customerId);
  await tx.delete(CartLineRow, { customerId });
  await tx.update(CartRow, { customerId }, { offerId: null });
}
