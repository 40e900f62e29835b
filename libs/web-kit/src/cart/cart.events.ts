import type { Cart } from '@salon/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { cartKey } from '../queries/cart.queries.js';

const NAME = 'cart';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (channel === null && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(NAME);
    (channel as { unref?: () => void }).unref?.(); // Outside a browser an open channel would keep the process alive.
  }
  return channel;
}

/** Notifies the other tabs that the cart on the server has changed. */
export const announceCart = (): void => open()?.postMessage('changed');

/** Stores the cart of a response and notifies the other tabs. */
export function setCart(client: QueryClient, cart: Cart): void {
  client.setQueryData<Cart>(cartKey, cart);
  announceCart();
}

/** Calls `changed` when another tab changed the cart; returns the unsubscribe function. */
export function onCartOfOtherTab(changed: () => void): () => void {
  const opened = open();
  opened?.addEventListener('message', changed);
  return () => {
    opened?.removeEventListener('message', changed);
    opened?.close();
    if (channel === opened) channel = null;
  };
}
