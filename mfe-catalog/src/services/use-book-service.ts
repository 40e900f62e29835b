import { type Cart, messages, type SalonService } from '@salon/contracts';
import { ApiError, cartKey, messageOf, setCart, toast, type ToastAction, useHasLeft } from '@salon/web-kit';
import { addOffer, addService, clearCart, isFinalRefusal } from '@salon/web-kit/queries';
import { useQueryClient } from '@salon/web-kit/query';
import { useNavigate } from '@salon/web-kit/router';
import { useRef, useState } from 'react';
import { keepIfExpired, useBookingAccess } from '../cart/use-booking-access.js';
import { type CartChange, useCartChange } from '../cart/use-cart-change.js';
import type { ReplaceOfferDialog } from './replace-offer-dialog.js';

/** Milliseconds after an added service in which another press is the second of a double press. */
const DOUBLE_PRESS_MS = 600;

interface DialogModule {
  ReplaceOfferDialog: typeof ReplaceOfferDialog;
}

interface BookService {
  busy: boolean;
  /** The confirmation to show before a special offer leaves the cart (docs/product.md §4). */
  dialog: DialogModule | null;
  book(): void;
  replaceOffer(): void;
  keepOffer(): void;
}

/** How often the service is in the cart, not counting it as a part of a special offer. */
const timesIn = ({ items }: Cart, serviceId: string): number =>
  items.find(({ service, fromSpecialOffer }) => service._id === serviceId && !fromSpecialOffer)?.quantity ?? 0;

const isMix = (error: unknown): boolean => error instanceof ApiError && error.code === 'CART_MIX';

/** The confirmation before a special offer leaves the cart; a toast instead once the customer has left the page. */
function useReplaceOfferDialog() {
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const hasLeft = useHasLeft();
  return {
    dialog,
    close: () => setDialog(null),
    /** Loads the dialog on demand; the button is busy meanwhile, and a failed load changes nothing. */
    open: () =>
      import('./replace-offer-dialog.js').then(
        (loaded) => (hasLeft.current ? toast.error(messages.cartMixKept) : setDialog(loaded)),
        () => toast.error(messages.noResponse),
      ),
  };
}

/** The cart was cleared for a service that could not be added: brings its offer back, and says both in one message. */
function useRestore() {
  const client = useQueryClient();
  return async (error: unknown, undo: ToastAction | undefined, former: Cart | undefined) => {
    const reason = messageOf(error, messages.cartAddFailed);
    const offer = former?.specialOffer;
    if (!offer) return toast.error(reason);
    try {
      setCart(client, await addOffer(offer._id));
      toast.error(`The service was not added. ${messages.cartRestored}. ${reason}`);
    } catch (failure) {
      const whyLost = messageOf(failure, messages.offerAddFailed).replace(/\.?$/, '.');
      const why = whyLost.startsWith(reason) ? whyLost : `${whyLost} ${reason}`;
      if (isFinalRefusal(failure)) toast.error(`The service was not added, and your cart is empty. ${why}`);
      else toast.error(reason, { action: undo }); // The call failed too: it can be tried again.
      await client.invalidateQueries({ queryKey: cartKey });
    }
  };
}

/**
 * Makes the change, and clears the cart for it only if the cart still holds a special offer: it may have changed since
 * the dialog was opened.
 */
function useReplacement(added: CartChange) {
  const restore = useRestore();
  const isCleared = useRef(false); // Or may be: the response can be lost.
  const change = () => {
    isCleared.current = false;
    return added.change().catch((error: unknown) => {
      if (!isMix(error)) throw error;
      isCleared.current = true;
      return clearCart().then(added.change);
    });
  };
  return useCartChange({
    ...added,
    change,
    done: (undo) =>
      isCleared.current && undo ? toast.success(messages.cartAdded, { action: undo }) : added.done(undo),
    failed: (...failure) => (isCleared.current ? restore : added.failed)(...failure),
  });
}

/** 'Book Now' of one service: adds it to the cart, with a link to the cart (docs/product.md §4, decision B11). */
export function useBookService({ _id }: SalonService): BookService {
  const { dialog, open, close } = useReplaceOfferDialog();
  const navigate = useNavigate();
  const mayBook = useBookingAccess();
  const done = () =>
    toast.success(messages.cartAdded, { action: { label: 'View cart', run: () => void navigate('/cart') } });
  const intent = { kind: 'service', id: _id } as const;
  const failed = (error: unknown) => {
    keepIfExpired(error, intent);
    return isMix(error) ? open() : toast.error(messageOf(error, messages.cartAddFailed));
  };
  const lastAdded = useRef(-Infinity);
  const added = () => {
    lastAdded.current = performance.now();
    done();
  };
  const isMade = (cart: Cart, former: Cart) => timesIn(cart, _id) > timesIn(former, _id);
  const change = { change: () => addService(_id), isMade, done, failed };
  const add = useCartChange({ ...change, done: added });
  const replace = useReplacement(change);
  const busy = add.isPending || replace.isPending;
  return {
    busy,
    dialog,
    book: () => {
      const isSecond = performance.now() - lastAdded.current < DOUBLE_PRESS_MS;
      if (!busy && !isSecond && mayBook(intent)) add.mutate();
    },
    replaceOffer: () => {
      close();
      replace.mutate();
    },
    keepOffer: close,
  };
}
