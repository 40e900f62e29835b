import type { Cart } from '@salon/contracts';
import { cartKey, setCart } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface CartChange {
  change: () => Promise<Cart>;
  done: () => void;
  failed: (error: unknown) => void;
}

/** One change of the shared cart; changes wait for each other, so that the last answer is the newest cart. */
export function useCartChange({ change, done, failed }: CartChange) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    scope: { id: 'cart' },
    onSuccess: async (cart) => {
      await client.cancelQueries({ queryKey: cartKey });
      setCart(client, cart);
      done();
    },
    onError: failed,
  });
}
