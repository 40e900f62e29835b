import type { Cart } from '@salon/contracts';
import { cartKey, setCart, useCartUndo, type ToastAction } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';

interface CartChange {
  change: () => Promise<Cart>;
  /** `undo` gives back what the cart held before; for a change that took something out of it. */
  done: (undo: ToastAction | undefined) => void;
  /** The change counts as running until this is over. */
  failed: (error: unknown, undo: ToastAction | undefined) => void | Promise<void>;
}

/** One change of the shared cart; changes wait for each other, so that the last answer is the newest cart. */
export function useCartChange({ change, done, failed }: CartChange) {
  const client = useQueryClient();
  const undoTo = useCartUndo();
  return useMutation({
    mutationFn: change,
    scope: { id: 'cart' },
    onMutate: () => client.getQueryData<Cart>(cartKey),
    onSuccess: async (cart, _asked, former) => {
      await client.cancelQueries({ queryKey: cartKey });
      setCart(client, cart);
      done(undoTo(former));
    },
    onError: (error, _asked, former) => failed(error, undoTo(former)),
  });
}
