import type { UnavailableItem } from '@salon/contracts';
import { fakeSalon } from '@salon/testing/fake-salon';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, user } from '../testing/fixtures.js';
import { open } from '../testing/open.js';
import { emptied } from './cart.rules.js';

const gone = (change: Partial<UnavailableItem>): UnavailableItem => ({
  _id: 's9',
  type: 'service',
  title: 'Old perm',
  message: 'Old perm is no longer offered',
  ...change,
});

it('B7 names a special offer that has ended in a cart, and takes it out', async () => {
  const unavailable = [
    gone({ _id: 'o1', type: 'special_offer', title: 'Bridal Morning', message: 'This special offer has ended' }),
  ];
  const salon = fakeSalon({
    'GET /auth/me': { user },
    'GET /cart/get-cart': { cart: { ...emptied(cart), unavailable } },
    'DELETE /cart/clear-cart': { cart: emptied(cart) },
  });
  open('/cart');
  expect(await screen.findByText('Bridal Morning: This special offer has ended.')).toBeVisible();
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Services' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bridal Morning' }));
  expect(salon.callsTo('DELETE /cart/clear-cart')).toHaveLength(1);
  expect(screen.queryByText(/has ended/)).toBeNull();
});

it('B7 names a service that is no longer offered beside the others, and takes it out alone', async () => {
  const salon = fakeSalon({
    'GET /auth/me': { user },
    'GET /cart/get-cart': { cart: { ...cart, unavailable: [gone({})] } },
    'DELETE /cart/remove-cart-item/s9': { cart },
  });
  open('/cart');
  expect(await screen.findByText('Old perm is no longer offered.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Silk Blow-dry' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Old perm' }));
  expect(salon.callsTo('DELETE /cart/remove-cart-item/s9')).toHaveLength(1);
  expect(screen.queryByText(/no longer offered/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Silk Blow-dry' })).toBeVisible();
});
