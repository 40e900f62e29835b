import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { bookingSalon } from './testing/booking-salon.js';
import { open, stopCalendar } from './testing/open.js';

const CART = 'GET /cart/get-cart';
const VISIT = 'GET /appointments/a1';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

it.each([
  [CART, '/cart'],
  [CART, '/book-appointment'],
  [VISIT, '/book-appointment?appointment=a1'],
  [VISIT, '/book-appointment?reschedule=a1'],
  [VISIT, '/receipt/a1'],
])('keeps the focus on Try Again while %s of %s is repeated', async (call, path) => {
  let fail = (_reply: Response): void => undefined;
  const salon = bookingSalon({ [call]: refuse(409, 'X', 'The salon is busy.') });
  open(path);
  const button = await screen.findByRole('button', { name: 'Try Again' });
  salon.replies[call] = () => new Promise<Response>((resolve) => (fail = resolve));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
  expect(screen.getByText('The salon is busy.')).toBeVisible();
  fail(refuse(409, 'X', 'Still busy.'));
  expect(await screen.findByText('Still busy.')).toBeVisible();
  expect(button).toHaveFocus();
});

it.each(['/cart', '/book-appointment'])('says nothing of a visit when the cart is not found: %s', async (path) => {
  bookingSalon({ [CART]: refuse(404, 'X', 'Not found.') });
  open(path);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText('This visit is not in your account.')).toBeNull();
});

it.each(['/book-appointment?appointment=a1', '/book-appointment?appointment=', '/receipt/a1'])(
  "leads from a visit that is not the customer's to those that are, without a retry: %s",
  async (path) => {
    bookingSalon({ [VISIT]: refuse(404, 'APPOINTMENT_NOT_FOUND', '') });
    open(path);
    expect(await screen.findByText('This visit is not in your account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View My Appointments' })).toHaveAttribute('href', '/profile/appointments');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  },
);
