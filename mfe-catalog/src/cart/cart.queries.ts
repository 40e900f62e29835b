import type { Cart } from '@salon/contracts';
import { cartKey } from '@salon/web-kit';
import { queryOptions } from '@salon/web-kit/query';

/** The cached cart, or the running fetch of `useCart`; it fetches nothing itself. */
export const currentCartQuery = queryOptions<Cart>({ queryKey: cartKey, staleTime: Infinity });
