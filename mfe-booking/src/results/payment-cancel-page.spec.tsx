import type { Appointment } from '@salon/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { toast } from '@salon/web-kit';
import { fakeSalon, never, refuse } from '@salon/testing/fake-salon';
import { cart, confirmed, held, site, user } from '../testing/fixtures.js';
import { MORNING, open, pass, stopCalendar } from '../testing/open.js';

const salon = (visit: Appointment = held) =>
  fakeSalon({
    'GET /auth/me': { user },
    'GET /site': { site },
    'GET /cart/get-cart': { cart },
    'GET /appointments/a1': { appointment: visit },
  });
const PATH = '/payment-cancel?appointment=a1&order=AAAABBBBCCCCDDDDEEEF';

beforeEach(stopCalendar);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a cancelled payment', () => {
  it('B-007 B-107 B-108 B-109 B-110 B-111 leaves the visit pending, with a way back and help', async () => {
    salon();
    open(PATH);
    expect(await screen.findByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
    expect((await screen.findAllByText('Payment was cancelled or failed.'))[0]).toBeInTheDocument();
    expect(
      screen.getByText(
        'Your payment was not completed. Your appointment is still pending and will be cancelled if payment is not received.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/book-appointment?appointment=a1');
    expect(screen.getByRole('link', { name: 'Need Help?' })).toHaveAttribute('href', '/contact');
  });

  it.each(['&result=failed', '&result=success', '&status=failed'])(
    'D3 B-113 is not called failed because its address says so (%s)',
    async (said) => {
      salon({ ...held, attempt: 'cancelled' });
      open(PATH + said);
      expect(await screen.findByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
      expect(screen.queryByText(/could not be processed/)).toBeNull();
    },
  );

  it('shows how long the time is still held', async () => {
    salon();
    open(PATH);
    expect(await screen.findByText(/Visit held until 10:42 AM/)).toBeVisible();
  });

  it.each([
    ['of someone else', 'a1'],
    ['that does not exist', 'made-up'],
  ])('D3 says nothing of a visit %s, and does not lead to it', async (_, id) => {
    const { replies } = salon();
    replies[`GET /appointments/${id}`] = () => refuse(404, 'APPOINTMENT_NOT_FOUND', '');
    open(`/payment-cancel?appointment=${id}`);
    expect(await screen.findByText('Your payment was not completed.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/book-appointment');
  });

  it('leads to a new choice when the hold has ended', async () => {
    salon({ ...held, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null });
    open(PATH);
    expect(
      await screen.findByText(
        'This time is no longer held. Your services are still in your cart. ' +
          'If you were charged after all, we will find it and write to you.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/still pending/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/book-appointment');
  });
});

it('goes on to the confirmation when the visit was paid in another tab, without a word of failure', async () => {
  jest.spyOn(toast, 'error');
  salon(confirmed);
  const { here } = open(PATH);
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(here()).toBe('/payment-success?appointment=a1&order=AAAABBBBCCCCDDDDEEEF');
  expect(toast.error).not.toHaveBeenCalled();
});

it('goes on to what becomes of the fee when the visit was cancelled', async () => {
  salon({ ...confirmed, status: 'cancelled', cancelReason: 'customer', money: 'refund_due', feePaid: 0 });
  open(PATH);
  expect(await screen.findByRole('heading', { name: 'This visit is cancelled' })).toBeVisible();
});

it('calls a payment neither cancelled nor failed before the salon has said which', async () => {
  salon().replies['GET /appointments/a1'] = never;
  open(PATH);
  expect(await screen.findByRole('heading', { name: 'Payment not completed' })).toBeVisible();
  expect(screen.queryByText(/still pending/)).toBeNull();
});

describe('a visit that cannot be asked about', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: MORNING });
    jest.spyOn(toast, 'error');
  });
  const expectNoResult = (title: string) => {
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText(/still pending/)).toBeNull();
    expect(toast.error).not.toHaveBeenCalled();
  };

  it.each([
    ['GET /appointments/a1', 'Payment not completed'],
    ['GET /auth/me', 'We could not check your payment'],
  ])('D3 is called neither cancelled nor failed, and is asked about again (%s)', async (call, title) => {
    const { replies } = salon(confirmed);
    const reply = replies[call];
    replies[call] = () => refuse(503, 'UNAVAILABLE', '');
    open(PATH);
    await pass(3_000);
    expectNoResult(title);
    replies[call] = reply;
    for (let second = 0; second < 12; second++) await pass(1_000);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });

  it('D3 can be asked about once more on request when the salon has not answered for a minute', async () => {
    const { replies } = salon();
    replies['GET /appointments/a1'] = () => refuse(503, 'UNAVAILABLE', '');
    open(PATH);
    for (let second = 0; second < 62; second++) await pass(1_000);
    expectNoResult('We could not check your payment');
    replies['GET /appointments/a1'] = { appointment: { ...held, attempt: 'failed' } };
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await pass(50);
    expect(screen.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  });
});

describe('a failed payment', () => {
  it('is shown when the notice of the gateway comes after the browser', async () => {
    jest.useFakeTimers({ now: MORNING });
    const { replies } = salon({ ...held, attempt: 'initiated' });
    open(PATH);
    await pass(50);
    expect(screen.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
    replies['GET /appointments/a1'] = { appointment: { ...held, attempt: 'failed' } };
    await pass(4_100);
    expect(screen.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  });

  it('B-113 B-114 B-115 B-116 B-117 B-118 says so with reference, another try and help', async () => {
    salon({ ...held, orderId: 'AAAABBBBCCCCDDDDEEEF', attempt: 'failed' });
    open(PATH);
    expect(
      await screen.findByText('Your payment could not be processed. Please try again or contact support.'),
    ).toBeVisible();
    expect(screen.getByText('AAAABBBBCCCCDDDDEEEF')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Payment Again' })).toHaveAttribute(
      'href',
      '/book-appointment?appointment=a1',
    );
    expect(screen.getByRole('link', { name: 'Return to Cart' })).toHaveAttribute('href', '/cart');
    expect(await screen.findByRole('link', { name: '+94 11 234 5678' })).toHaveAttribute('href', 'tel:+94112345678');
    expect(screen.getByRole('link', { name: 'hello@araliya.test' })).toHaveAttribute(
      'href',
      'mailto:hello@araliya.test',
    );
  });

  it('B-112 gives the words of the gateway as its own, never words from the address', async () => {
    salon({ ...held, orderId: 'AAAABBBBCCCCDDDDEEEF', attempt: 'failed', attemptMessage: 'Insufficient funds' });
    open(`${PATH}&message=Call%201900`);
    const words = await screen.findByText(/^Your payment could not be processed\. PayHere says:/);
    expect(words).toHaveTextContent('Your payment could not be processed. PayHere says: “Insufficient funds”');
    expect(screen.queryByText(/Please try again or contact support/)).toBeNull();
    expect(document.body).not.toHaveTextContent('Call 1900');
  });
});
