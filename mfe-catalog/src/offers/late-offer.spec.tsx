import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders, useCart } from '@salon/web-kit';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { offerCart } from '../testing/fixtures.js';
import { catalogSalon } from '../testing/open.js';
import routes from '../routes.js';

const ELSEWHERE = '/about?topic=team';
const Badge = () => <output aria-label="badge">{useCart().data?.cartCount}</output>;

/** Opens the offers of a signed-in customer, beside a page that the customer can go to. */
function openOffers() {
  localStorage.setItem('token', 'token-of-dilani');
  const pages = [...routes, { path: '*', element: <p>another page</p> }];
  const router = createMemoryRouter([{ children: pages, hydrateFallbackElement: <p>Loading...</p> }], {
    initialEntries: ['/special-offers'],
  });
  render(
    <AppProviders goTo={(to) => router.navigate(to)}>
      <Badge />
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return router;
}

it('an offer that is added after the customer has left fills the cart, says so, and does not open the cart', async () => {
  let answer!: (reply: unknown) => void;
  const late = new Promise((resolve) => (answer = resolve));
  const salon = catalogSalon({ 'POST /cart/add-special-offer': () => late });
  const router = openOffers();
  await screen.findByText('0');
  await userEvent.click(await screen.findByRole('button', { name: 'Book This Offer: The evening pair' }));
  await waitFor(() => expect(salon.callsTo('POST /cart/add-special-offer')).toHaveLength(1));
  await act(() => router.navigate(ELSEWHERE));
  await screen.findByText('another page');
  answer({ cart: offerCart });
  await screen.findByText('Special offer added to cart');
  expect(screen.getByRole('status', { name: 'badge' })).toHaveTextContent(String(offerCart.cartCount));
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe(ELSEWHERE);
});
