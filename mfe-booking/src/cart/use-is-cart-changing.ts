import { CART_SCOPE } from '@salon/web-kit/queries';
import { useQueryClient } from '@salon/web-kit/query';
import { useSyncExternalStore } from 'react';

/** Whether a change of the cart is running or waits for its turn. */
export function useIsCartChanging(): boolean {
  const client = useQueryClient();
  return useSyncExternalStore(
    client.getMutationCache().subscribe,
    () => client.isMutating({ predicate: ({ options }) => options.scope?.id === CART_SCOPE.id }) > 0,
    () => false,
  );
}
