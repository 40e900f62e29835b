import { keepIntent } from '@salon/web-kit';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { PASSWORD } from '@salon/testing/passwords';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begins, emptyCart, fullCart, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { pressInToast } from '../testing/press-undo.js';

const ADD = 'POST /cart/add-cart';

/** What comes when the test says so. */
function later() {
  let answer!: (reply: unknown) => void;
  const reply = new Promise((resolve) => (answer = resolve));
  return { reply: () => reply, answer };
}

async function signIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email address'), user.email);
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** A guest who has chosen a service comes to /login. */
function openWithChoice(replies: Record<string, Reply>) {
  const salon = accountSalon({ 'POST /auth/login': () => begins(user), ...replies });
  return { ...salon, ...open('/login', { before: () => keepIntent({ kind: 'service', id: 's6' }) }) };
}

it('B11 adds the offer of an intent by its id alone, and does not ask for its services first', async () => {
  const offer = { _id: 'o1', title: 'Bridal Morning', price: 12_000, services: [{ _id: 's4' }] };
  const salon = accountSalon({
    'POST /auth/login': () => begins(user),
    'GET /special-offers/o1': { offer },
    'POST /cart/add-special-offer': { cart: emptyCart },
  });
  open('/login', { before: () => keepIntent({ kind: 'offer', id: 'o1' }) });
  await screen.findByText('Bridal Morning'); // The form names the offer, which is the only reason to ask for it.
  await signIn();
  await screen.findByText('Special offer added to cart');
  expect(salon.callsTo('POST /cart/add-special-offer').map(({ body }) => body)).toEqual([{ offerId: 'o1' }]);
  expect(salon.callsTo('GET /special-offers/o1')).toHaveLength(1);
});

it('B9 B-145 says that the cart holds an offer wherever the customer is by then, and leads to the service on request', async () => {
  const added = later();
  const page = openWithChoice({ [ADD]: added.reply });
  await signIn();
  await waitFor(() => expect(page.here()).toBe('/dashboard'));
  await page.go('/elsewhere');
  await act(async () => added.answer(refuse(409, 'CART_MIX', 'Continue?')));
  await screen.findByText('Your cart holds a special offer, so nothing was added.');
  expect(page.here()).toBe('/elsewhere');
  await pressInToast('Choose');
  expect([page.here(), page.stateOfHere()]).toEqual(['/services?book=s6', { pressed: true }]);
});

it('B11 shows the cart as it is when the response to the choice was lost', async () => {
  let isAdded = false;
  openWithChoice({
    'GET /cart/get-cart': () => ({ cart: isAdded ? fullCart : emptyCart }),
    [ADD]: () => {
      isAdded = true;
      return refuse(504, 'UPSTREAM_TIMEOUT', '');
    },
  });
  await signIn();
  await waitFor(() => expect(screen.getByRole('status', { name: 'badge' })).toHaveTextContent('1'));
});

it('B9 adds the choice after a change of the cart that still runs', async () => {
  const page = openWithChoice({ [ADD]: { cart: fullCart } });
  const earlier = later();
  void page.queryClient
    .getMutationCache()
    .build(page.queryClient, { mutationFn: earlier.reply, scope: { id: 'cart' } })
    .execute(undefined);
  await signIn();
  await waitFor(() => expect(page.here()).toBe('/dashboard'));
  expect(page.callsTo(ADD)).toEqual([]);
  earlier.answer(null);
  await screen.findByText('Service added to cart');
  expect(page.callsTo(ADD)).toHaveLength(1);
});
