import { keepIntent } from '@salon/web-kit';
import { PASSWORD } from '@salon/testing/passwords';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begins, emptyCart, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

it('B11 adds the offer of an intent by its id alone, and does not ask for its services first', async () => {
  const offer = { _id: 'o1', title: 'Bridal Morning', price: 12_000, services: [{ _id: 's4' }] };
  const salon = accountSalon({
    'POST /auth/login': () => begins(user),
    'GET /special-offers/o1': { offer },
    'POST /cart/add-special-offer': { cart: emptyCart },
  });
  open('/login', { before: () => keepIntent({ kind: 'offer', id: 'o1' }) });
  await screen.findByText('Bridal Morning'); // The form names the offer, which is the only reason to ask for it.
  await userEvent.type(screen.getByLabelText('Email address'), user.email);
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Special offer added to cart');
  expect(salon.callsTo('POST /cart/add-special-offer').map(({ body }) => body)).toEqual([{ offerId: 'o1' }]);
  expect(salon.callsTo('GET /special-offers/o1')).toHaveLength(1);
});
