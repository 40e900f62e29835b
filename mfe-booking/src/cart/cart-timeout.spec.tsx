import { fakeSalon, refuse } from '@salon/testing/fake-salon';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, user } from '../testing/fixtures.js';
import { open } from '../testing/open.js';
import { emptied } from './cart.rules.js';

it('shows a change that the server made although its response timed out', async () => {
  let current = cart;
  fakeSalon({
    'GET /auth/me': { user },
    'GET /cart/get-cart': () => ({ cart: current }),
    'DELETE /cart/clear-cart': () => {
      current = emptied(cart);
      return refuse(504, 'UPSTREAM_TIMEOUT', '');
    },
  });
  open('/cart');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
});
