import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer, fakeApi, open } from '../testing/open.js';

const cartOf = (cartCount: number) => ({
  '/api/cart/get-cart': { cart: { items: Array.from({ length: cartCount }, () => ({ quantity: 1 })), cartCount } },
});
const bar = () => screen.queryByRole('complementary', { name: 'Your cart' });

it.each([
  [1, '1 service'],
  [3, '3 services'],
])('with %i in the cart the menu ends with "%s" and the link to it', async (count, text) => {
  fakeApi(customer, cartOf(count));
  const { at } = open('/services');
  const found = within(await screen.findByRole('complementary', { name: 'Your cart' }));
  expect(found.getByText(text)).toBeVisible();
  await userEvent.click(found.getByRole('link', { name: 'View cart' }));
  await waitFor(() => expect([at(), bar()]).toEqual(['/cart', null]));
});

it('an empty cart has no bar', async () => {
  fakeApi(customer, cartOf(0));
  open('/services');
  await screen.findByRole('link', { name: 'Cart, empty' });
  expect(bar()).toBeNull();
});

it('a guest has no bar', async () => {
  fakeApi(null, cartOf(2));
  open('/services');
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Login' });
  expect(bar()).toBeNull();
});

it('pages without a menu have no bar', async () => {
  fakeApi(customer, cartOf(2));
  open('/');
  await screen.findByRole('link', { name: 'Cart, 2 lines, 2 pieces' });
  expect(bar()).toBeNull();
});
