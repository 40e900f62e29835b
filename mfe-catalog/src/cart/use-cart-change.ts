import type { Cart } from '@salon/contracts';
import { cartKey, setCart, useCartUndo, type ToastAction } from '@salon/web-kit';
import { CART_SCOPE, isResponseLost } from '@salon/web-kit/queries';
import { type QueryClient, useMutation, useQueryClient } from '@salon/web-kit/query';
import { useRef } from 'react';
import { currentCartQuery } from './cart.queries.js';

export interface CartChange {
  change: () => Promise<Cart>;
  /** Whether the change came between two carts; used when the response is lost. */
  isMade: (cart: Cart, former: Cart) => boolean;
  /** `undo` restores the previous cart; for a change that removed something. */
  done: (undo: ToastAction | undefined) => void;
  /** The change counts as running until this promise settles. */
  failed: (error: unknown, undo: ToastAction | undefined, former: Cart | undefined) => void | Promise<void>;
}

/** The current cart; waits for one that is still loading, so that a press right after page load can be undone. */
async function cartBefore(client: QueryClient): Promise<Cart | undefined> {
  if (client.isFetching({ queryKey: cartKey }) === 0) return client.getQueryData<Cart>(cartKey);
  return client.fetchQuery(currentCartQuery).catch(() => undefined); // Without it there is no Undo.
}

/** The cart after a change without a response, which the server may have made; undefined when it was refused. */
async function cartAfter(client: QueryClient, error: unknown): Promise<Cart | undefined> {
  if (!isResponseLost(error)) return undefined;
  await client.invalidateQueries({ queryKey: cartKey });
  return client.getQueryData<Cart>(cartKey);
}

/** One change of the shared cart; changes run one after another, so that the last response is the newest cart. */
export function useCartChange({ change, isMade, done, failed }: CartChange) {
  const client = useQueryClient();
  const undoTo = useCartUndo();
  const former = useRef<Cart>(undefined);
  return useMutation({
    // The former cart is read here: `onMutate` does not wait for an earlier change of the scope.
    mutationFn: async () => {
      const before = (former.current = await cartBefore(client));
      return change().catch(async (error: unknown) => {
        const cart = await cartAfter(client, error);
        if (before && cart && isMade(cart, before)) return cart;
        throw error;
      });
    },
    scope: CART_SCOPE,
    onSuccess: async (cart) => {
      await client.cancelQueries({ queryKey: cartKey });
      setCart(client, cart);
      done(undoTo(former.current));
    },
    onError: (error) => failed(error, undoTo(former.current), former.current),
  });
}
