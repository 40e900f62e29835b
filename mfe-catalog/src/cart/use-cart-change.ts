import type { Cart } from '@salon/contracts';
import { cartKey, setCart, useCartUndo, type ToastAction } from '@salon/web-kit';
import { type QueryClient, useMutation, useQueryClient } from '@salon/web-kit/query';
import { currentCartQuery } from './cart.queries.js';

interface CartChange {
  change: () => Promise<Cart>;
  /** `undo` restores the previous cart; for a change that removed something. */
  done: (undo: ToastAction | undefined) => void;
  /** The change counts as running until this promise settles. */
  failed: (error: unknown, undo: ToastAction | undefined) => void | Promise<void>;
}

/** The current cart; waits for one that is still loading, so that a press right after page load can be undone. */
async function cartBefore(client: QueryClient): Promise<Cart | undefined> {
  if (client.isFetching({ queryKey: cartKey }) === 0) return client.getQueryData<Cart>(cartKey);
  return client.fetchQuery(currentCartQuery).catch(() => undefined); // Without it there is no Undo.
}

/** One change of the shared cart; changes run one after another, so that the last response is the newest cart. */
export function useCartChange({ change, done, failed }: CartChange) {
  const client = useQueryClient();
  const undoTo = useCartUndo();
  return useMutation({
    mutationFn: change,
    scope: { id: 'cart' },
    onMutate: () => cartBefore(client),
    onSuccess: async (cart, _variables, former) => {
      await client.cancelQueries({ queryKey: cartKey });
      setCart(client, cart);
      done(undoTo(former));
    },
    onError: (error, _variables, former) => failed(error, undoTo(former)),
  });
}
