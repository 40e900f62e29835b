import { messages, VISIT, type Cart } from '@salon/contracts';
import { cartKey, messageOf, setCart, toast, useCartUndo } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { deleteCart, deleteLine, putQuantity } from './cart.api.js';
import { emptied, withoutLine, withQuantity, type CartLineView } from './cart.rules.js';
import { useKeptPlace } from './use-kept-place.js';

type Act =
  | { kind: 'quantity'; id: string; quantity: number }
  | { kind: 'remove'; id: string; fromOffer: boolean }
  | { kind: 'clear' };

const ACTS = {
  quantity: { fallback: messages.quantityFailed, done: () => null },
  remove: {
    fallback: messages.removeFailed,
    done: (act: Act) => ('fromOffer' in act && act.fromOffer ? messages.cartItemRemoved : messages.cartRemoved),
  },
  clear: { fallback: messages.clearFailed, done: () => messages.cartCleared },
} as const;

function send(act: Act): Promise<Cart> {
  if (act.kind === 'quantity') return putQuantity(act.id, act.quantity);
  return act.kind === 'remove' ? deleteLine(act.id) : deleteCart();
}

/** The cart as `act` will leave it. An offer's line is left to the server: it decides what becomes of the offer. */
function expected(cart: Cart, act: Act): Cart {
  if (act.kind === 'quantity') return withQuantity(cart, act.id, act.quantity);
  if (act.kind === 'clear') return emptied(cart);
  return act.fromOffer ? cart : withoutLine(cart, act.id);
}

export interface CartActions {
  busy: boolean;
  setQuantity(line: CartLineView, quantity: number): void;
  remove(line: CartLineView): void;
  clear(): void;
}

/** Changes of the cart: shown at once, taken back with a toast when the server refuses, one at a time. */
export function useCartActions(): CartActions {
  const client = useQueryClient();
  const undoTo = useCartUndo();
  const change = useMutation({
    mutationFn: send,
    onMutate: async (act: Act) => {
      await client.cancelQueries({ queryKey: cartKey });
      const before = client.getQueryData<Cart>(cartKey);
      if (before) client.setQueryData(cartKey, expected(before, act));
      return { before };
    },
    onSuccess: (cart, act, { before }) => {
      setCart(client, cart);
      const text = ACTS[act.kind].done(act);
      if (text) toast.success(text, { action: undoTo(before) });
    },
    onError: (error, act, context) => {
      if (context?.before) client.setQueryData(cartKey, context.before);
      toast.error(messageOf(error, ACTS[act.kind].fallback));
    },
  });
  const keepPlace = useKeptPlace(change);
  const act = (next: Act) => {
    if (change.isPending) return;
    keepPlace();
    change.mutate(next);
  };
  return {
    busy: change.isPending,
    setQuantity: ({ id, fromOffer }, quantity) => {
      if (id !== null && !fromOffer && quantity >= 1 && quantity <= VISIT.maxQuantity)
        act({ kind: 'quantity', id, quantity });
    },
    remove: ({ id, fromOffer }) => {
      if (id !== null) act({ kind: 'remove', id, fromOffer });
    },
    clear: () => act({ kind: 'clear' }),
  };
}
