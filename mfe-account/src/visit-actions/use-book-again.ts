import { messages, type Appointment, type Cart } from '@salon/contracts';
import { announceCart, ApiError, cartKey, messageOf, setCart, toast, useCartUndo } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { useNavigate } from '@salon/web-kit/router';
import { useState } from 'react';
import { clearCart, refillCart, type Refill } from './book-again.api.js';

interface BookAgain {
  busy: boolean;
  /** Whether the customer must confirm that the special offer leaves the cart (docs/product.md §4). */
  confirming: boolean;
  book(): void;
  replaceOffer(): void;
  keepOffer(): void;
}

/** The message once the cart is filled, or why it could not be. */
function useOutcome(visit: Appointment, confirm: () => void) {
  const client = useQueryClient();
  const undoTo = useCartUndo();
  const filled = async ({ cart, gone }: Refill, former: Cart | undefined) => {
    if (gone.length > 0) toast.error(`No longer offered: ${gone.join(', ')}`);
    if (!cart) return;
    await client.cancelQueries({ queryKey: cartKey });
    setCart(client, cart);
    // An offer replaces the whole cart, services replace an offer; services are added to services.
    const isReplaced = former && (former.specialOffer || visit.specialOffer);
    toast.success(messages.visitAdded, { action: isReplaced ? undoTo(former) : undefined });
  };
  const failed = (error: unknown, former: Cart | undefined, cleared: boolean) => {
    if (error instanceof ApiError && error.code === 'CART_MIX') {
      confirm();
      return;
    }
    toast.error(messageOf(error, messages.cartAnyAddFailed));
    if (cleared) undoTo(former)?.run();
    void client.invalidateQueries({ queryKey: cartKey });
    announceCart();
  };
  return { filled, failed };
}

/**
 * 'Book again': fills the cart with the items of the visit and opens the cart; lists items that are no longer offered.
 */
export function useBookAgain(visit: Appointment): BookAgain {
  const [confirming, setConfirming] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { filled, failed } = useOutcome(visit, () => setConfirming(true));
  const call = useMutation({
    mutationFn: async (clear: boolean) => {
      if (clear) await clearCart();
      return refillCart(visit);
    },
    scope: { id: 'cart' },
    onMutate: () => client.getQueryData<Cart>(cartKey),
    onSuccess: (refill, _clear, former) => filled(refill, former),
    onError: (error, cleared, former) => failed(error, former, cleared),
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
