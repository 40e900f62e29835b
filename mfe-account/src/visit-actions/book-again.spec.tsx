import { clearToasts } from '@salon/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, type Call, type Reply } from '@salon/testing/fake-salon';
import { completed, emptyCart, fullCart } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const LIST = 'GET /appointments/my-appointments';
const ADD = 'POST /cart/add-cart';
const line = (_id: string, quantity = 1) => ({
  service: { _id, title: _id, category: 'hair', price: 900, averageTime: 30 },
  quantity,
});
const TOO_LONG = 'A visit can be at most 8 hours long.';
const archived = refuse(409, 'SERVICE_ARCHIVED', 'no longer offered');

/** Presses 'Book again' of a visit that had these lines. */
async function again(visit: object, replies: Record<string, Reply> = {}) {
  const salon = accountSalon({ [LIST]: { appointments: [{ ...completed, ...visit }] }, ...replies });
  const page = open('/profile/appointments', { signedIn: true });
  await userEvent.click(await screen.findByText('Past and cancelled'));
  await userEvent.click(screen.getByRole('button', { name: /^Book again: / }));
  return { ...salon, ...page };
}

const cartOf = (...items: ReturnType<typeof line>[]) => ({ cart: { ...fullCart, items, cartCount: items.length } });

beforeEach(() => act(clearToasts));

it('fills the cart with the lines of the visit in their quantities, and leads to the cart', async () => {
  const { callsTo, here } = await again(
    { services: [line('Gel'), line('Accent', 2)] },
    {
      [ADD]: ({ body }: Call) => cartOf(line((body as { serviceId: string }).serviceId)),
      'PUT /cart/update-quantity/Accent': cartOf(line('Gel'), line('Accent', 2)),
    },
  );
  await screen.findByText('The services of this visit are in your cart');
  expect(callsTo(ADD).map(({ body }) => body)).toEqual([{ serviceId: 'Gel' }, { serviceId: 'Accent' }]);
  expect(callsTo('PUT /cart/update-quantity/Accent')[0]?.body).toEqual({ quantity: 2 });
  expect(here()).toBe('/cart');
});

it('says which services are no longer offered, and adds the others', async () => {
  const { here } = await again(
    { services: [line('Gel'), line('Perm')] },
    {
      [ADD]: ({ body }: Call) =>
        (body as { serviceId: string }).serviceId === 'Perm' ? archived : cartOf(line('Gel')),
    },
  );
  await screen.findByText('No longer offered: Perm');
  expect(here()).toBe('/cart');
});

it('stays where it is when nothing of the visit is offered any more', async () => {
  const { here } = await again({ services: [line('Perm')] }, { [ADD]: archived });
  await screen.findByText('No longer offered: Perm');
  expect(here()).toBe('/profile/appointments');
});

it('asks before a special offer leaves the cart, and clears it only then', async () => {
  let offer = true;
  const { callsTo, here } = await again(
    { services: [line('Gel')] },
    {
      [ADD]: () => (offer ? refuse(409, 'CART_MIX', '') : cartOf(line('Gel'))),
      'DELETE /cart/clear-cart': () => ((offer = false), { cart: emptyCart }),
    },
  );
  const question = within(
    await screen.findByRole('alertdialog', {
      name: 'Adding a regular service will remove the special offer from your cart. Continue?',
    }),
  );
  expect(callsTo('DELETE /cart/clear-cart')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(here()).toBe('/cart'));
  expect(callsTo(ADD)).toHaveLength(2);
});

it.each([
  ['has ended', 'OFFER_ENDED'],
  ['has not begun yet', 'OFFER_NOT_YET'],
  ['has a service that is archived', 'OFFER_GONE'],
])('of an offer that %s adds the services of the visit, and says so', async (_when, code) => {
  const visit = { specialOffer: { _id: 'o1', title: 'Bridal Morning' }, services: [line('Gel')] };
  const { callsTo } = await again(visit, {
    'POST /cart/add-special-offer': refuse(409, code, 'No.'),
    [ADD]: cartOf(line('Gel')),
  });
  await screen.findByText('No longer offered: Bridal Morning');
  expect(callsTo('POST /cart/add-special-offer')[0]?.body).toEqual({ offerId: 'o1' });
  expect(callsTo(ADD)).toHaveLength(1);
});

it('says why the cart could not be filled', async () => {
  const { here } = await again({}, { [ADD]: refuse(409, 'CART_TOO_LONG', 'A visit may be 8 hours long') });
  await screen.findByText('A visit may be 8 hours long');
  expect(here()).toBe('/profile/appointments');
});

/** A cart on the server that refuses the quantity of a service. */
function cartThatRefuses(refused: string, ...former: ReturnType<typeof line>[]) {
  let items = former;
  const put = (id: string, quantity: number) => {
    items = [...items.filter(({ service }) => service._id !== id), ...(quantity > 0 ? [line(id, quantity)] : [])];
    return cartOf(...items);
  };
  const quantityOf = (id: string) => items.find(({ service }) => service._id === id)?.quantity ?? 0;
  const replies: Record<string, Reply> = { 'GET /cart/get-cart': () => cartOf(...items) };
  replies[ADD] = ({ body }: Call) => {
    const { serviceId } = body as { serviceId: string };
    return put(serviceId, quantityOf(serviceId) + 1);
  };
  for (const id of ['Facial', 'Gel', 'Haircut']) {
    replies[`DELETE /cart/remove-cart-item/${id}`] = () => put(id, 0);
    replies[`PUT /cart/update-quantity/${id}`] = ({ body }: Call) => {
      const { quantity } = body as { quantity: number };
      return id === refused && quantity > 2 ? refuse(409, 'CART_TOO_LONG', TOO_LONG) : put(id, quantity);
    };
  }
  return { replies, held: () => items.map(({ service, quantity }) => `${service._id} ${quantity}`).sort() };
}

it('adds nothing of a visit when the cart refuses one of its services, and says that the cart is as it was', async () => {
  const { replies, held } = cartThatRefuses('Haircut', line('Facial'), line('Gel', 2));
  const { here } = await again({ services: [line('Gel', 3), line('Haircut', 5)] }, replies);
  await screen.findByText(TOO_LONG);
  await screen.findByText('Your cart already held services. It is as it was.');
  expect(held()).toEqual(['Facial 1', 'Gel 2']);
  expect(screen.getByRole('status', { name: 'badge' })).toHaveTextContent('2');
  expect(here()).toBe('/profile/appointments');
});

it('leaves a line alone of which the cart already holds more, also the most that it may', async () => {
  const { replies, held } = cartThatRefuses('', line('Facial', 10), line('Gel', 3));
  const { here, callsTo } = await again({ services: [line('Facial'), line('Gel', 2), line('Haircut')] }, replies);
  await screen.findByText('The services of this visit are in your cart');
  expect(held()).toEqual(['Facial 10', 'Gel 3', 'Haircut 1']);
  expect(callsTo(ADD)).toHaveLength(1);
  expect(here()).toBe('/cart');
});

it('leaves an empty cart empty when a service of the visit is refused', async () => {
  const { replies, held } = cartThatRefuses('Haircut');
  await again({ services: [line('Facial'), line('Haircut', 5)] }, replies);
  await screen.findByText(TOO_LONG);
  await waitFor(() => expect(held()).toEqual([]));
  expect(screen.queryByText(/as it was/)).toBeNull();
});

it('says that nothing was added beside a special offer when the answer comes after the customer has left', async () => {
  let answer!: (reply: unknown) => void;
  const late = new Promise((resolve) => (answer = resolve));
  const { callsTo, go } = await again({ services: [line('Gel')] }, { [ADD]: () => late });
  await waitFor(() => expect(callsTo(ADD)).toHaveLength(1));
  await go('/services?category=nail');
  await screen.findByText('another page');
  answer(refuse(409, 'CART_MIX', ''));
  await screen.findByText('Your cart holds a special offer, so nothing was added.');
});

it('fills the cart but does not open it when the answer comes after the customer has left', async () => {
  let answer!: (reply: unknown) => void;
  const late = new Promise((resolve) => (answer = resolve));
  const { callsTo, go, here } = await again({ services: [line('Gel')] }, { [ADD]: () => late });
  await waitFor(() => expect(callsTo(ADD)).toHaveLength(1));
  await go('/services?category=nail');
  await screen.findByText('another page');
  answer(cartOf(line('Gel')));
  await screen.findByText('The services of this visit are in your cart');
  expect(screen.getByRole('status', { name: 'badge' })).toHaveTextContent('1');
  expect(here()).toBe('/services?category=nail');
});
