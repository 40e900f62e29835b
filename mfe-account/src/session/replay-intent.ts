import { type Cart, messages } from '@salon/contracts';
import { ApiError, cartKey, messageOf, setCart, takeIntent, toast, type ToastAction } from '@salon/web-kit';
import type { QueryClient } from '@salon/web-kit/query';
import { currentCart, addToCart } from './intent.api.js';

const WORDS = {
  service: { added: messages.cartAdded, failed: messages.cartAddFailed },
  offer: { added: messages.offerAdded, failed: messages.offerAddFailed },
} as const;

/**
 * Replays the intent a guest had before signing in, once (decision B11): the cart holds it, or a toast says why not.
 * @param undoTo the Undo to what the account's cart held, because an offer replaces it (decision B9)
 * @param goTo leads to the service while the cart holds an offer: its page asks before the offer gives way
 */
export async function replayIntent(
  client: QueryClient,
  undoTo: (former: Cart | undefined) => ToastAction | undefined,
  goTo: (path: string) => unknown,
): Promise<void> {
  const intent = takeIntent();
  if (!intent) return;
  try {
    const former = intent.kind === 'offer' ? await currentCart() : undefined;
    const cart = await addToCart(intent);
    await client.cancelQueries({ queryKey: cartKey });
    setCart(client, cart);
    toast.success(WORDS[intent.kind].added, { action: undoTo(former) });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CART_MIX') goTo(`/services?book=${encodeURIComponent(intent.id)}`);
    else toast.error(messageOf(error, WORDS[intent.kind].failed)); // Only shown: the sign-in itself succeeded.
  }
}
