import { clearToasts, emptyCart, takeIntent } from '@salon/web-kit';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartWith, offerCart, services } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const gel = services[5]!;
const MIX = 'Adding a regular service will remove the special offer from your cart. Continue?';
const badge = () => screen.getByRole('status', { name: 'badge' });
const archived = () => refuse(409, 'SERVICE_ARCHIVED', 'Gel polish is no longer offered');

/** A cart with a special offer; once it is cleared, `added` is the reply to a service. */
function salonWithOffer(added: Reply, replies: Record<string, Reply> = {}) {
  const salon = catalogSalon({
    'GET /cart/get-cart': { cart: offerCart },
    'POST /cart/add-cart': () => refuse(409, 'CART_MIX', MIX),
    'DELETE /cart/clear-cart': () => {
      Object.assign(salon.replies, { 'GET /cart/get-cart': { cart: emptyCart }, 'POST /cart/add-cart': added });
      return { cart: emptyCart };
    },
    'POST /cart/add-special-offer': { cart: offerCart },
    ...replies,
  });
  return salon;
}

/** Presses 'Book Now' and waits for the dialog. */
async function bookBesideOffer(title = 'Gel polish') {
  open('/services', { signedIn: true });
  await waitFor(() => expect(badge()).toHaveTextContent('2'));
  await userEvent.click(await screen.findByRole('button', { name: `Book Now: ${title}` }));
  return within(await screen.findByRole('alertdialog', { name: MIX }));
}

const proceed = async (title?: string) =>
  userEvent.click((await bookBesideOffer(title)).getByRole('button', { name: 'Continue' }));

describe('a service in place of a special offer', () => {
  beforeEach(() => act(clearToasts));

  it('B-146 is confirmed before the offer leaves the cart, then the cart is cleared and it is added', async () => {
    const salon = salonWithOffer({ cart: cartWith(gel) });
    const dialog = await bookBesideOffer();
    expect(salon.callsTo('DELETE /cart/clear-cart')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(badge()).toHaveTextContent('1'));
    const add = 'POST /cart/add-cart';
    const changes = salon.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(changes).toEqual([add, add, 'DELETE /cart/clear-cart', add]);
  });

  it('B9 lets the customer have the offer back', async () => {
    const salon = salonWithOffer({ cart: cartWith(gel) });
    await proceed();
    await waitFor(() => expect(badge()).toHaveTextContent('1'));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(badge()).toHaveTextContent('2'));
    expect(salon.callsTo('POST /cart/add-special-offer').map(({ body }) => body)).toMatchObject([{ offerId: 'o1' }]);
  });

  it('is added beside services that have replaced the offer since, on another device', async () => {
    const salon = salonWithOffer(undefined);
    const dialog = await bookBesideOffer();
    salon.replies['POST /cart/add-cart'] = { cart: { ...cartWith(gel), cartCount: 3 } };
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(badge()).toHaveTextContent('3'));
    expect(salon.callsTo('DELETE /cart/clear-cart')).toEqual([]);
    expect(screen.getByRole('button', { name: 'View cart' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(); // It would bring the former offer.
  });

  it('is kept for the sign-in, and the cart not called empty, when the session has ended meanwhile', async () => {
    const salon = salonWithOffer(undefined);
    const dialog = await bookBesideOffer();
    const ended = () => refuse(401, 'UNAUTHENTICATED', '');
    for (const call of ['POST /cart/add-cart', 'DELETE /cart/clear-cart', 'POST /cart/add-special-offer'])
      salon.replies[call] = ended;
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Session expired. Please login again.');
    await waitFor(() => expect(takeIntent()).toEqual({ kind: 'service', id: 's6' }));
    expect(screen.queryByText(/your cart is empty/)).toBeNull();
  });

  it('stays although the offer had it, too, when only the response was lost', async () => {
    const manicure = services[2]!;
    const salon = salonWithOffer(() => {
      salon.replies['GET /cart/get-cart'] = { cart: cartWith(manicure) };
      return refuse(504, 'UPSTREAM_TIMEOUT', '');
    });
    await proceed('Signature manicure');
    await waitFor(() => expect(badge()).toHaveTextContent('1'));
    expect(salon.callsTo('POST /cart/add-special-offer')).toEqual([]);
  });

  it('brings the offer back by itself when it could not be added', async () => {
    const salon = salonWithOffer(archived);
    await proceed();
    await screen.findByText('The service was not added. Your cart is back as it was. Gel polish is no longer offered');
    expect(screen.queryByText('Your cart is back as it was')).toBeNull(); // No success follows the failure.
    expect(salon.callsTo('POST /cart/add-special-offer').map(({ body }) => body)).toEqual([{ offerId: 'o1' }]);
    expect(badge()).toHaveTextContent('2');
  });

  it('says why, shows the empty cart and offers to try again when the offer cannot be brought back either', async () => {
    const down = () => refuse(500, 'INTERNAL', '');
    const salon = salonWithOffer(down, { 'POST /cart/add-special-offer': down });
    await proceed();
    await screen.findByText('Server error. Please try again later');
    await waitFor(() => expect(badge()).toHaveTextContent('0'));
    salon.replies['POST /cart/add-special-offer'] = { cart: offerCart };
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(badge()).toHaveTextContent('2'));
  });

  it('says that the offer has ended, without Undo, when it cannot come back any more', async () => {
    const over = refuse(409, 'OFFER_ENDED', 'This special offer has ended');
    salonWithOffer(archived, { 'POST /cart/add-special-offer': over });
    await proceed();
    await screen.findByText(
      'The service was not added, and your cart is empty. This special offer has ended. Gel polish is no longer offered',
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
