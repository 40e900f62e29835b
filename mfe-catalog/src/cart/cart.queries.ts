import type { Cart } from '@salon/contracts';
import { cartKey } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** The cached cart, or the one that is being fetched; fetched by the query of `useCart`. */
export const currentCartQuery = queryOptions<Cart>({ queryKey: cartKey, staleTime: Infinity });
