import { messages, type SpecialOffer } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { activeOffersQuery, isFinalRefusal } from '@salon/web-kit/queries';
import { useQueryClient } from '@salon/web-kit/query';
import { useNavigate } from '@salon/web-kit/router';
import { postOffer } from '../cart/cart.api.js';
import { keepIfExpired, useBookingAccess } from '../cart/use-booking-access.js';
import { useCartChange } from '../cart/use-cart-change.js';

/** 'Book This Offer': the offer becomes the cart, and the cart is the next page (docs/product.md §4, decision B11). */
export function useBookOffer(offer: SpecialOffer): { busy: boolean; book(): void } {
  const navigate = useNavigate();
  const client = useQueryClient();
  const mayBook = useBookingAccess();
  const add = useCartChange({
    change: () => postOffer(offer),
    isMade: ({ specialOffer }) => specialOffer?._id === offer._id,
    done: (undo) => toast.success(messages.offerAdded, { action: undo }),
    failed: (error) => {
      keepIfExpired(error, { kind: 'offer', id: offer._id });
      toast.error(messageOf(error, messages.offerAddFailed));
      if (isFinalRefusal(error)) void client.invalidateQueries({ queryKey: activeOffersQuery.queryKey });
    },
  });
  const book = () => {
    if (add.isPending || !mayBook({ kind: 'offer', id: offer._id })) return;
    add.mutate(undefined, { onSuccess: () => void navigate('/cart') }); // Not after the customer has left.
  };
  return { busy: add.isPending, book };
}
