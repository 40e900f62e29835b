import { messages, type Cart } from '@salon/contracts';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../api/error.js';
import { toast, type ToastAction } from '../feedback/toast.js';
import { cartKey } from '../queries/cart.queries.js';
import { CART_SCOPE } from './cart-scope.js';
import { announceCart, setCart } from './cart.events.js';
import { isGone, restoreCart } from './restore-cart.js';

/**
 * The undo action of a toast after a change that emptied or replaced the cart; undefined when the cart was empty. It
 * runs after all earlier changes of the cart, and is offered again when it failed for a reason that may pass.
 */
export function useCartUndo(): (former: Cart | undefined) => ToastAction | undefined {
  const client = useQueryClient();
  return (former) => {
    if (!former?.items.length) return undefined;
    const failed = new Set<string>();
    const undo = async () => {
      try {
        const cart = await restoreCart(former, failed);
        await client.cancelQueries({ queryKey: cartKey });
        setCart(client, cart);
        toast.success(messages.cartRestored);
      } catch (error) {
        await client.invalidateQueries({ queryKey: cartKey });
        announceCart();
        const again = isGone(error) ? undefined : action;
        toast.error(messageOf(error, messages.cartAnyAddFailed), { action: again }); // The cart shows what was restored.
      }
    };
    const run = () => {
      const change = new MutationObserver(client, { mutationFn: undo, scope: CART_SCOPE });
      void change.mutate().finally(() => change.reset()); // Lets the former cart go.
    };
    const action: ToastAction = { label: 'Undo', run, onPage: true };
    return action;
  };
}
