import { useQueryClient } from '@salon/web-kit/query';
import { useSyncExternalStore } from 'react';

/** The scope of every change of the cart, also of other screens and of Undo: they run one after another. */
export const CART_SCOPE = { id: 'cart' };

/** Whether a change of the cart is running or waits for its turn. */
export function useIsCartChanging(): boolean {
  const client = useQueryClient();
  return useSyncExternalStore(
    client.getMutationCache().subscribe,
    () => client.isMutating({ predicate: ({ options }) => options.scope?.id === CART_SCOPE.id }) > 0,
    () => false,
  );
}
