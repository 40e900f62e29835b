import { messages, type Cart } from '@salon/contracts';
import { MutationObserver, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { messageOf } from '../api/error.js';
import { toast, type ToastAction } from '../feedback/toast.js';
import { cartKey } from '../queries/cart.queries.js';
import { CART_SCOPE } from './cart-scope.js';
import { announceCart, setCart } from './cart.events.js';
import { restoreCart } from './restore-cart.js';

async function undo(client: QueryClient, former: Cart): Promise<void> {
  try {
    const cart = await restoreCart(former);
    await client.cancelQueries({ queryKey: cartKey });
    setCart(client, cart);
    toast.success(messages.cartRestored);
  } catch (error) {
    await client.invalidateQueries({ queryKey: cartKey });
    announceCart();
    toast.error(messageOf(error, messages.cartAnyAddFailed)); // The cart shows the lines that were restored.
  }
}

/**
 * The undo action of a toast after a change that emptied or replaced the cart; undefined when the cart was empty. It
 * runs after all earlier changes of the cart.
 */
export function useCartUndo(): (former: Cart | undefined) => ToastAction | undefined {
  const client = useQueryClient();
  return (former) => {
    if (!former || former.items.length === 0) return undefined;
    const run = () => {
      const change = new MutationObserver(client, { mutationFn: () => undo(client, former), scope: CART_SCOPE });
      void change.mutate().finally(() => change.reset()); // Lets the former cart go.
    };
    return { label: 'Undo', run, onPage: true };
  };
}
