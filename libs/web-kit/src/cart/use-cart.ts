import type { Cart, User } from '@salon/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../api/client.js';
import { clearPageAction } from '../feedback/toast.js';
import { useSession, type SessionStatus } from '../session/session.js';
import { cartKey, onCartOfOtherTab } from './cart.events.js';

export { cartKey };

export const emptyCart: Cart = {
  items: [],
  specialOffer: null,
  cartCount: 0,
  servicesTotal: 0,
  bookingFee: 0,
  totalAmount: 0,
  minutes: 0,
  quote: '',
};

async function fetchCart(signal: AbortSignal): Promise<Cart> {
  const { data } = await api.get<{ cart: Cart }>('/cart/get-cart', { signal });
  return data.cart;
}

/** Until the visitor is known, so is nothing about their cart. */
const isKnown = (status: SessionStatus): boolean => status === 'user' || status === 'guest';

/** Whose cart the server keeps: a verified customer's; an admin needs no verification (decision A8). */
const ownerOf = (user: User | null): string | null =>
  user && (user.isVerified || user.role === 'admin') ? user._id : null;

/** The customer's cart as the server keeps it; empty for a guest and before the e-mail is verified (spec §4 Cart). */
export function useCart(): UseQueryResult<Cart> {
  const { status, user } = useSession();
  const owns = ownerOf(user) !== null;
  return useQuery({
    queryKey: cartKey,
    queryFn: ({ signal }) => (owns ? fetchCart(signal) : emptyCart),
    enabled: isKnown(status),
  });
}

/** Keeps the tabs of one browser in agreement and fetches anew when the owner changes; rendered once, below the screens. */
export function CartSync(): null {
  const client = useQueryClient();
  const { status, user } = useSession();
  const owner = isKnown(status) ? ownerOf(user) : undefined;
  const before = useRef(owner);
  useEffect(() => onCartOfOtherTab(() => void client.invalidateQueries({ queryKey: cartKey })), [client]);
  useEffect(() => {
    if (before.current !== undefined && before.current !== owner) {
      clearPageAction(); // The Undo of a cart belongs to its owner.
      void client.resetQueries({ queryKey: cartKey });
    }
    before.current = owner;
  }, [client, owner]);
  return null;
}
