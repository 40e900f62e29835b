import { messages, type Appointment, type Cart } from '@salon/contracts';
import { announceCart, ApiError, cartKey, messageOf, setCart, toast, useCartUndo, useHasLeft } from '@salon/web-kit';
import { CART_SCOPE, clearCart, getCart } from '@salon/web-kit/queries';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useNavigate } from '@salon/web-kit/router';
import { useRef, useState } from 'react';
import { refillCart, takeBack, type Refill } from './book-again.api.js';

interface BookAgain {
  busy: boolean;
  /** Whether the customer must confirm that the special offer leaves the cart (docs/product.md §4). */
  confirming: boolean;
  book(): void;
  replaceOffer(): void;
  keepOffer(): void;
}

/** Shows a cart of a response, whatever is being loaded. */
function useShowCart() {
  const client = useQueryClient();
  return async (cart: Cart) => {
    await client.cancelQueries({ queryKey: cartKey });
    setCart(client, cart);
  };
}

/** Takes the services of a visit that the cart refused out of it again, and says so unless it was empty. */
function useTakingBack(visit: Appointment) {
  const client = useQueryClient();
  const show = useShowCart();
  return async (former: Cart) => {
    try {
      await show(await takeBack(visit, former));
      if (former.items.length > 0) toast.info('Your cart already held services. It is as it was.');
    } catch {
      void client.invalidateQueries({ queryKey: cartKey }); // The refusal is said, and the cart shows what it holds.
      announceCart();
    }
  };
}

/** The message once the cart is filled, or why it could not be. */
function useOutcome(visit: Appointment, confirm: () => void) {
  const show = useShowCart();
  const takeBackTo = useTakingBack(visit);
  const client = useQueryClient();
  const hasLeft = useHasLeft();
  const undoTo = useCartUndo();
  const filled = async ({ cart, gone }: Refill, former: Cart | undefined) => {
    if (gone.length > 0) toast.error(`No longer offered: ${gone.join(', ')}`);
    if (!cart) return;
    await show(cart);
    // An offer replaces the whole cart, services replace an offer; services are added to services.
    const isReplaced = former && (former.specialOffer || visit.specialOffer);
    toast.success(messages.visitAdded, { action: isReplaced ? undoTo(former) : undefined });
  };
  const failed = async (error: unknown, former: Cart | undefined, cleared: boolean) => {
    if (error instanceof ApiError && error.code === 'CART_MIX') {
      if (hasLeft.current) toast.error(messages.cartMixKept);
      else confirm();
      return;
    }
    toast.error(messageOf(error, messages.cartAnyAddFailed));
    if (former && !cleared) {
      await takeBackTo(former);
      return;
    }
    undoTo(former)?.run();
    void client.invalidateQueries({ queryKey: cartKey });
    announceCart();
  };
  return { filled, failed };
}

/**
 * 'Book again': fills the cart with the items of the visit and opens the cart; lists items that are no longer offered.
 * When the cart refuses one of the others, none of them stays in it.
 */
export function useBookAgain(visit: Appointment): BookAgain {
  const [confirming, setConfirming] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { filled, failed } = useOutcome(visit, () => setConfirming(true));
  const former = useRef<Cart>(undefined);
  const call = useMutation({
    // The former cart is read here: `onMutate` does not wait for an earlier change of the scope.
    mutationFn: async (clear: boolean) => {
      former.current = client.getQueryData<Cart>(cartKey) ?? (await getCart());
      if (clear) await clearCart();
      return refillCart(visit);
    },
    scope: CART_SCOPE,
    onSuccess: (refill) => filled(refill, former.current),
    onError: (error, cleared) => failed(error, former.current, cleared),
  });
  /** Does not open the cart once the customer has left the page. */
  const fill = (clear: boolean) =>
    call.mutate(clear, {
      onSuccess: ({ cart }) => {
        if (cart) void navigate('/cart');
      },
    });
  return {
    busy: call.isPending,
    confirming,
    book: () => fill(false),
    replaceOffer: () => {
      setConfirming(false);
      fill(true);
    },
    keepOffer: () => setConfirming(false),
  };
}
