import { cartKey, setCart } from '@salon/web-kit';
import { CART_SCOPE } from '@salon/web-kit/queries';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { act, fireEvent, screen } from '@testing-library/react';
import { bookingSalon } from '../testing/booking-salon.js';
import { cart } from '../testing/fixtures.js';
import { open } from '../testing/open.js';
import { emptied } from './cart.rules.js';

/** Ends the change, with the cart filled or not. */
let end: (isFilled: boolean) => void;

/** A change that began outside this page, as the sign-in that adds what a guest chose. */
function Elsewhere() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async () => {
      if (!(await new Promise<boolean>((resolve) => (end = resolve)))) return;
      await client.cancelQueries({ queryKey: cartKey });
      setCart(client, cart);
    },
    scope: CART_SCOPE,
  });
  return <button onClick={() => mutate()}>add</button>;
}

async function openFilling(): Promise<void> {
  bookingSalon({ 'GET /cart/get-cart': { cart: emptied(cart) } });
  open('/cart', { beside: <Elsewhere /> });
  const heading = await screen.findByRole('heading', { name: 'Your cart is empty' });
  heading.tabIndex = -1;
  act(() => heading.focus());
  fireEvent.click(screen.getByRole('button', { name: 'add' }));
  expect(await screen.findByText('Loading your cart')).toBeVisible();
  expect(screen.queryByText('Your cart is empty')).toBeNull();
}

describe('an empty cart while a service is on its way', () => {
  it('loads, and its heading keeps the focus once the service is there', async () => {
    await openFilling();
    expect(screen.getByRole('heading', { name: 'Services Cart' })).toHaveFocus();
    await act(async () => end(true));
    await screen.findByRole('button', { name: 'Clear Cart' });
    expect(screen.getByRole('heading', { name: 'Services Cart' })).toHaveFocus();
  });

  it('is empty after all when the service was refused', async () => {
    await openFilling();
    await act(async () => end(false));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
  });
});
