import { type Cart, messages } from '@salon/contracts';
import { ApiError, cartKey, messageOf, setCart, takeIntent, toast, type ToastAction } from '@salon/web-kit';
import type { QueryClient } from '@salon/web-kit/query';
import { cartNow, grant } from './wish.api.js';

const WORDS = {
  service: { added: messages.cartAdded, failed: messages.cartAddFailed },
  offer: { added: messages.offerAdded, failed: messages.offerAddFailed },
} as const;

/** The server's question has no place in a toast: nobody could answer it there. */
const MIXED = 'Your cart holds a special offer, so the service was not added.';

/**
 * Grants the wish a guest had before signing in, once (decision B11): the cart holds it, or a toast says why not.
 * @param undoTo the Undo to what the account's cart held, for an offer takes its place (decision B9)
 */
export async function replayIntent(
  client: QueryClient,
  undoTo: (former: Cart | undefined) => ToastAction | undefined,
): Promise<void> {
  const wish = takeIntent();
  if (!wish) return;
  try {
    const former = wish.kind === 'offer' ? await cartNow() : undefined;
    const cart = await grant(wish);
    await client.cancelQueries({ queryKey: cartKey });
    setCart(client, cart);
    toast.success(WORDS[wish.kind].added, { action: undoTo(former) });
  } catch (error) {
    const mixed = error instanceof ApiError && error.code === 'CART_MIX';
    toast.error(mixed ? MIXED : messageOf(error, WORDS[wish.kind].failed)); // Said to the customer; signing in itself went well.
  }
}
