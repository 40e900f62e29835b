import { type Cart, messages } from '@salon/contracts';
import { ApiError, cartKey, messageOf, setCart, toast, type Intent, type ToastAction } from '@salon/web-kit';
import { getCart, isResponseLost } from '@salon/web-kit/queries';
import type { QueryClient } from '@salon/web-kit/query';
import { addToCart } from './intent.api.js';

const WORDS = {
  service: { added: messages.cartAdded, failed: messages.cartAddFailed },
  offer: { added: messages.offerAdded, failed: messages.offerAddFailed },
} as const;

interface Replay {
  client: QueryClient;
  /** The Undo to what the account's cart held, because an offer replaces it (decision B9). */
  undoTo(former: Cart | undefined): ToastAction | undefined;
  /** Leads to a service while the cart holds an offer: its page asks before the offer gives way. */
  choose(serviceId: string): void;
}

/**
 * Replays the intent a guest had before signing in (decision B11): the cart holds it, or a toast says why not. By then
 * the customer may be on any page, which stays.
 */
export async function replayIntent(intent: Intent, { client, undoTo, choose }: Replay): Promise<void> {
  try {
    const former = intent.kind === 'offer' ? await getCart() : undefined;
    const cart = await addToCart(intent);
    await client.cancelQueries({ queryKey: cartKey });
    setCart(client, cart);
    toast.success(WORDS[intent.kind].added, { action: undoTo(former) });
  } catch (error) {
    if (isResponseLost(error)) void client.invalidateQueries({ queryKey: cartKey }); // The cart may hold it.
    // Only shown: the sign-in itself succeeded.
    if (error instanceof ApiError && error.code === 'CART_MIX')
      toast.error(messages.cartMixKept, { action: { label: 'Choose', run: () => choose(intent.id) } });
    else toast.error(messageOf(error, WORDS[intent.kind].failed));
  }
}
