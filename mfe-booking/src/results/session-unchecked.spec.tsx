import { fireEvent, screen } from '@testing-library/react';
import { fakeSalon, refuse } from '@salon/testing/fake-salon';
import { cart, confirmed, held, site, user } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';

beforeEach(() => void jest.useFakeTimers({ now: MORNING }));
afterEach(() => jest.useRealTimers());

it.each([
  ['/payment-success', confirmed, 'Payment Successful!'],
  ['/payment-cancel', { ...held, attempt: 'failed' }, 'Payment Failed'],
])(
  'A18 B-006 B-007 %s says that it cannot check while accounts cannot be reached, and asks again on request',
  async (page, visit, title) => {
    const { replies } = fakeSalon({
      'GET /auth/me': () => refuse(503, 'UNAVAILABLE', ''),
      'GET /site': { site },
      'GET /cart/get-cart': { cart },
      'GET /appointments/a1': { appointment: visit },
    });
    open(`${page}?appointment=a1`);
    await pass(50);
    for (let second = 0; second < 3; second++) await pass(1_000);
    expect(screen.getByRole('heading', { name: 'We could not check your payment' })).toBeVisible();
    replies['GET /auth/me'] = { user };
    const again = screen.getByRole('button', { name: 'Try Again' });
    again.focus();
    fireEvent.click(again);
    await pass(100);
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  },
);
