import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { Appointment } from '@salon/contracts';
import { fakeSalon, never, refuse, type Reply } from '@salon/testing/fake-salon';
import { cart, confirmed, held, site, user } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';

const PATH = '/payment-success?appointment=a1&order=AAAABBBBCCCCDDDDEEEF';
const words = () => document.body.textContent.replace(/\s+/g, ' ');

async function openResult(
  visit: Reply,
  { path = PATH, signedIn = true, settings = { site } }: { path?: string; signedIn?: boolean; settings?: Reply } = {},
) {
  const salon = fakeSalon({
    'GET /auth/me': { user },
    'GET /site': settings,
    'GET /cart/get-cart': { cart },
    'GET /appointments/a1': typeof visit === 'function' ? visit : { appointment: visit },
  });
  const page = open(path, { signedIn });
  await pass(50);
  return { ...salon, ...page };
}

beforeEach(() => void jest.useFakeTimers({ now: MORNING }));
afterEach(() => jest.useRealTimers());

describe('a paid visit', () => {
  it('B-006 B-086 B-087 B-088 is shown once the server says so', async () => {
    await openResult(confirmed);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    expect(
      screen.getByText('Your booking fee has been paid successfully. Your appointment is now confirmed.'),
    ).toBeVisible();
    expect(screen.getByText('Payment completed successfully!')).toBeInTheDocument();
  });

  it('B-092 B-093 B-094 B-096 B-098 B-099 B-100 B-101 B-102 B-103 B-104 shows the visit in full', async () => {
    await openResult(confirmed);
    const said = words();
    for (const part of [
      'Your appointment has been successfully booked.',
      'ARL-261126-0042',
      'November 26, 2026',
      '10:30 AM – 12:45 PM',
      'Araliya Salon & Spa, Main Branch',
      'Frangipani Glow FacialLKR 6,500.00',
      'Silk Blow-dryLKR 2,800.00',
      'Hand-painted Accent x 2LKR 1,800.00',
      'Appointment FeeLKR 1,000.00',
      'TotalLKR 12,100.00',
    ])
      expect(said).toContain(part);
    expect(said).not.toContain('Silk Blow-dry x');
  });

  it('tells day, time, stylist and place first, then what to do, then what it costs', async () => {
    await openResult(confirmed);
    const inOrder = [
      'Payment Successful!',
      'November 26, 2026',
      '10:30 AM – 12:45 PM',
      'Nadeesha',
      'Araliya Salon & Spa, Main Branch',
      'Add to calendar',
      'View My Appointments',
      'Directions',
      'Your booking fee has been paid successfully.',
      'Appointment Fee',
    ].map((part) => words().indexOf(part));
    expect(inOrder).not.toContain(-1);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', 'https://maps.example/araliya');
    expect(document.querySelectorAll('.won-head [data-open="true"]')).toHaveLength(5);
  });

  it('keeps the place of the directions while the settings load, and only then', async () => {
    await openResult(confirmed, { settings: never });
    expect(screen.getByText('Directions')).not.toHaveAttribute('href');
    cleanup();
    await openResult(confirmed, { settings: { site: { ...site, mapUrl: '' } } });
    expect(screen.queryByText('Directions')).toBeNull();
  });

  it('B-095 B-097 says what is not known', async () => {
    await openResult({ ...confirmed, date: '', endTime: '' });
    expect(words()).toContain('Not available');
    expect(words()).toContain('End time not specified');
  });

  it('B-089 B-090 B-105 B-106 leads on', async () => {
    await openResult(confirmed);
    expect(screen.getByRole('link', { name: 'View My Appointments' })).toHaveAttribute('href', '/profile/appointments');
    expect(screen.getByRole('link', { name: 'Book Another Appointment' })).toHaveAttribute('href', '/services');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeEnabled();
  });

  it('B-160 leaves no old cart behind, whatever the server takes to say so, and asks it', async () => {
    const { callsTo, go, replies } = await openResult(confirmed, { path: '/cart' });
    expect(screen.getByRole('heading', { name: 'Services Cart' })).toBeVisible();
    replies['GET /cart/get-cart'] = never;
    await act(() => go(PATH));
    await pass(50);
    await act(() => go('/cart'));
    await pass(0);
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(callsTo('GET /cart/get-cart')).toHaveLength(2);
  });
});

it('B-160 keeps what else is in the cart when the page is opened again later', async () => {
  const { go, replies } = await openResult(confirmed, { path: '/cart' });
  replies['GET /cart/get-cart'] = () => refuse(500, 'INTERNAL', '');
  replies['GET /appointments/a1'] = { appointment: { ...confirmed, services: confirmed.services.slice(1) } };
  await act(() => go(PATH));
  await pass(50);
  await act(() => go('/cart'));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Frangipani Glow Facial' })).toBeVisible();
});

describe('D3 a payment the server does not know yet', () => {
  it('is asked about until it is confirmed', async () => {
    let visit: Appointment = { ...held, orderId: 'AAAABBBBCCCCDDDDEEEF' };
    const { callsTo } = await openResult(() => ({ appointment: visit }));
    expect(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    expect(screen.queryByText('Payment Successful!')).toBeNull();
    await pass(1_000);
    await pass(2_000);
    expect(callsTo('GET /appointments/a1')).toHaveLength(3);
    visit = confirmed;
    await pass(4_000);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });

  it('is still waited for after a minute, and asked about again on request', async () => {
    const { callsTo, replies } = await openResult(held);
    for (let second = 0; second < 62; second++) await pass(1_000);
    expect(screen.getByRole('heading', { name: 'Still waiting for your payment' })).toBeVisible();
    const before = callsTo('GET /appointments/a1').length;
    await pass(60_000);
    expect(callsTo('GET /appointments/a1')).toHaveLength(before);
    fireEvent.click(screen.getByRole('button', { name: 'Check Again' }));
    await pass(50);
    expect(callsTo('GET /appointments/a1')).toHaveLength(before + 1);
    expect(screen.getByRole('heading', { name: 'Confirming your payment' })).toHaveFocus();
    replies['GET /appointments/a1'] = { appointment: confirmed };
    await pass(2_000);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toHaveFocus();
  });

  it.each([
    [503, 'cannot be reached'],
    [429, 'was asked too often'],
  ])('stays patient while the server answers %i because it %s', async (status) => {
    let reachable = false;
    await openResult(() => (reachable ? { appointment: confirmed } : refuse(status, 'LATER', '')));
    expect(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    reachable = true;
    await pass(4_100);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });
});

describe('T39 the address proves nothing', () => {
  it.each([
    ['signed out', confirmed, { signedIn: false }],
    ['of someone else', () => refuse(404, 'NOT_FOUND', ''), {}],
    ['without a visit', never, { path: '/payment-success?status=success&message=You%20won' }],
  ])('B-091 B-135 %s it shows no details', async (_, visit, options) => {
    await openResult(visit, options);
    expect(screen.queryByText('Payment Successful!')).toBeNull();
    expect(words()).not.toContain('ARL-261126-0042');
    expect(words()).not.toContain('You won');
    expect(screen.getByRole('heading', { name: 'We cannot show this payment here' })).toBeVisible();
  });
});

it('leads a guest back here after signing in', async () => {
  await openResult(confirmed, { path: '/payment-success?appointment=a1', signedIn: false });
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fpayment-success%3Fappointment%3Da1',
  );
});

describe('a payment that did not make the visit', () => {
  it('may be tried again while the time is held', async () => {
    await openResult({ ...held, attempt: 'failed' });
    expect(screen.getByRole('link', { name: 'Try Payment Again' })).toHaveAttribute(
      'href',
      '/book-appointment?appointment=a1',
    );
  });

  it.each([
    ['came too late', { ...held, status: 'cancelled', cancelReason: 'unpaid' }, 'This time is no longer held'],
    [
      'has no time',
      { ...held, status: 'cancelled', money: 'paid_unplaced' },
      'Your payment arrived, your time had gone',
    ],
    [
      'is refunded with the visit',
      { ...confirmed, status: 'cancelled', cancelReason: 'customer', money: 'refund_due', feePaid: 0 },
      'This visit is cancelled',
    ],
    [
      'was taken back by the bank',
      { ...confirmed, money: 'charged_back', feePaid: 0, due: 12_100 },
      'Your bank has returned your payment',
    ],
  ])('says so when it %s', async (_, visit, title) => {
    await openResult(visit);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Payment Successful!' })).toBeNull();
  });

  it('D4 is shown when the notice of the gateway comes after the time was released', async () => {
    const { replies } = await openResult({ ...held, status: 'cancelled', cancelReason: 'unpaid' });
    replies['GET /appointments/a1'] = { appointment: confirmed };
    await pass(1_100);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  });

  it('C9 says how much comes back of a visit that was cancelled, and leads to its receipt, not to another time', async () => {
    await openResult({ ...confirmed, status: 'cancelled', cancelReason: 'customer', money: 'refund_due', feePaid: 0 });
    expect(
      screen.getByText('LKR 1,000.00 of your booking fee will be refunded, and we write to you when it is.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Receipt' })).toHaveAttribute('href', '/receipt/a1');
    expect(screen.queryByRole('link', { name: 'Choose another time' })).toBeNull();
  });

  it('D4 leads from a payment whose time had gone to another time', async () => {
    await openResult({ ...held, status: 'cancelled', money: 'paid_unplaced' });
    expect(screen.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
      'href',
      '/book-appointment?reschedule=a1',
    );
  });
});
