import { messages, VISIT, type Cart } from '@salon/contracts';
import { cartKey, messageOf, setCart, toast, useCartUndo } from '@salon/web-kit';
import { CART_SCOPE, clearCart, getCart, sendOrRead, setQuantity } from '@salon/web-kit/queries';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { emptied, quantityOf, withoutLine, withQuantity, type CartLineView } from './cart.rules.js';
import { useIsCartChanging } from './use-is-cart-changing.js';
import { useFocusAfterChange } from './use-focus-after-change.js';

type CartAction =
  | { kind: 'quantity'; id: string; quantity: number }
  | { kind: 'remove'; id: string; fromOffer: boolean }
  | { kind: 'clear' };

const ACTIONS = {
  quantity: { fallback: messages.quantityFailed, done: () => null },
  remove: {
    fallback: messages.removeFailed,
    done: (action: CartAction) =>
      'fromOffer' in action && action.fromOffer ? messages.cartItemRemoved : messages.cartRemoved,
  },
  clear: { fallback: messages.clearFailed, done: () => messages.cartCleared },
} as const;

function send(action: CartAction): Promise<Cart> {
  if (action.kind === 'clear') return clearCart();
  return setQuantity(action.id, action.kind === 'remove' ? 0 : action.quantity);
}

/** Whether `action` has been made of `cart`. */
function isMade(cart: Cart, action: CartAction): boolean {
  if (action.kind === 'clear') return cart.items.length + (cart.unavailable?.length ?? 0) === 0;
  return quantityOf(cart, action.id) === (action.kind === 'remove' ? 0 : action.quantity);
}

/** The expected cart after `action`. A line of an offer is left to the server, which decides about the offer. */
function expected(cart: Cart, action: CartAction): Cart {
  if (action.kind === 'quantity') return withQuantity(cart, action.id, action.quantity);
  if (action.kind === 'clear') return emptied(cart);
  return action.fromOffer ? cart : withoutLine(cart, action.id);
}

/** A change of the cart: optimistic, rolled back with a toast when the server refuses, after all earlier changes. */
function useOptimisticChange() {
  const client = useQueryClient();
  const undoTo = useCartUndo();
  return useMutation({
    mutationFn: (action: CartAction) =>
      sendOrRead(
        () => send(action),
        getCart,
        (cart) => isMade(cart, action),
      ),
    scope: CART_SCOPE,
    onMutate: async (action: CartAction) => {
      await client.cancelQueries({ queryKey: cartKey });
      const before = client.getQueryData<Cart>(cartKey);
      if (before) client.setQueryData(cartKey, expected(before, action));
      return { before };
    },
    onSuccess: async (cart, action, { before }) => {
      await client.cancelQueries({ queryKey: cartKey });
      setCart(client, cart);
      const text = ACTIONS[action.kind].done(action);
      if (text) toast.success(text, { action: undoTo(before) });
    },
    onError: (error, action, context) => {
      if (context?.before) client.setQueryData(cartKey, context.before);
      void client.invalidateQueries({ queryKey: cartKey }); // After a timeout the server may have made the change.
      toast.error(messageOf(error, ACTIONS[action.kind].fallback));
    },
  });
}

export interface CartActions {
  busy: boolean;
  /** A change that began elsewhere runs: what was chosen before signing in, or an Undo. */
  isFilling: boolean;
  setQuantity(line: CartLineView, quantity: number): void;
  remove(line: Pick<CartLineView, 'id' | 'fromOffer'>): void;
  clear(): void;
}

/** The changes that the cart page offers; the next one can begin when the one before has ended. */
export function useCartActions(): CartActions {
  const change = useOptimisticChange();
  const busy = useIsCartChanging();
  const rememberFocus = useFocusAfterChange({ isPending: busy, submittedAt: change.submittedAt });
  const start = (next: CartAction) => {
    if (busy) return;
    rememberFocus();
    change.mutate(next);
  };
  return {
    busy,
    isFilling: busy && !change.isPending,
    setQuantity: ({ id, fromOffer }, quantity) => {
      if (id !== null && !fromOffer && quantity >= 1 && quantity <= VISIT.maxQuantity)
        start({ kind: 'quantity', id, quantity });
    },
    remove: ({ id, fromOffer }) => {
      if (id !== null) start({ kind: 'remove', id, fromOffer });
    },
    clear: () => start({ kind: 'clear' }),
  };
}
