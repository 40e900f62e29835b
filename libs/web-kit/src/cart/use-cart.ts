import { type Cart, mustVerify, type User } from '@salon/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { clearPageAction } from '../feedback/toast.js';
import { cartKey, cartQuery } from '../queries/cart.queries.js';
import { useSession, type SessionStatus } from '../session/session.js';
import { onCartOfOtherTab } from './cart.events.js';

/** A visitor whose session is still unknown has no known cart. */
const isKnown = (status: SessionStatus): boolean => status === 'user' || status === 'guest';

/** The owner of the server's cart: absent for guests and for customers who must verify first. */
const ownerOf = (user: User | null): string | null => (user && !mustVerify(user) ? user._id : null);

/** The cart on the server; empty for guests and unverified customers (docs/product.md §4). */
export function useCart(): UseQueryResult<Cart> {
  const { status, user } = useSession();
  return useQuery({ ...cartQuery(ownerOf(user) !== null), enabled: isKnown(status) });
}

/** Syncs the cart between tabs and refetches it when its owner changes; rendered once, below the screens. */
export function CartSync(): null {
  const client = useQueryClient();
  const { status, user } = useSession();
  const owner = isKnown(status) ? ownerOf(user) : undefined;
  const before = useRef(owner);
  useEffect(() => onCartOfOtherTab(() => void client.invalidateQueries({ queryKey: cartKey })), [client]);
  useEffect(() => {
    if (before.current !== undefined && before.current !== owner) {
      clearPageAction(); // An undo belongs to whoever acted.
      void client.resetQueries({ queryKey: cartKey });
    }
    before.current = owner;
  }, [client, owner]);
  return null;
}
