import type { Cart } from '@salon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { AppProviders } from '../app-providers.js';
import { toast, useToasts } from '../feedback/toast.js';
import { useSession } from '../session/session.js';
import { setCart } from './cart.events.js';
import { emptyCart } from '../queries/cart.queries.js';
import { person } from '../testing/person.js';
import { useCart } from './use-cart.js';

const user = person('u1', 'Nimali');
let onServer: Cart = emptyCart;

function Badge() {
  const { data } = useCart();
  const client = useQueryClient();
  return <button onClick={() => setCart(client, { ...emptyCart, cartCount: 5 })}>cart {data?.cartCount}</button>;
}

beforeEach(() => {
  localStorage.setItem('token', 'abc');
  globalThis.fetch = (async (url: string) =>
    new Response(
      JSON.stringify({ status: 'success', data: url.endsWith('/me') ? { user } : { cart: onServer } }),
    )) as unknown as typeof fetch;
});

it("S-068 shows the server's cart, and the cart of a change's response", async () => {
  onServer = { ...emptyCart, cartCount: 2 };
  render(
    <AppProviders>
      <Badge />
    </AppProviders>,
  );
  expect(await screen.findByText('cart 2')).toBeVisible();
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('cart 5')).toBeVisible();
});

function Leaving() {
  const { status, signOut } = useSession();
  const { toasts } = useToasts();
  return (
    <button onClick={() => void signOut()}>
      {status}: {toasts.filter(({ action }) => action).length} undo
    </button>
  );
}

it('offers no undo of whoever has signed out', async () => {
  render(
    <AppProviders>
      <Leaving />
    </AppProviders>,
  );
  await screen.findByText('user: 0 undo');
  act(() => toast.success('Cart cleared', { action: { label: 'Undo', run: () => undefined } }));
  await screen.findByText('user: 1 undo');
  act(() => screen.getByRole('button', { name: /user/ }).click());
  expect(await screen.findByText('guest: 0 undo')).toBeVisible();
});

it('follows a change made in another tab', async () => {
  onServer = { ...emptyCart, cartCount: 1 };
  render(
    <AppProviders>
      <Badge />
    </AppProviders>,
  );
  await screen.findByText('cart 1');
  onServer = { ...emptyCart, cartCount: 3 };
  const otherTab = new BroadcastChannel('cart');
  otherTab.postMessage('changed');
  expect(await screen.findByText('cart 3')).toBeVisible();
  otherTab.close();
});
