import { useCart } from '@salon/web-kit';
import { fireEvent, screen } from '@testing-library/react';
import { never, refuse } from '@salon/testing/fake-salon';
import { bookingSalon } from '../testing/booking-salon.js';
import { held, init } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';
import { inited, openPayment, pay, PAYMENT_PATH, scripts } from '../testing/pay.js';

const Badge = () => <output>{useCart().data?.cartCount}</output>;

beforeEach(() => {
  jest.useFakeTimers({ now: MORNING });
  HTMLFormElement.prototype.submit = () => undefined;
});
afterEach(() => jest.useRealTimers());

describe('initialising the payment', () => {
  it('B-077 counts the attempt, and sends the stored fee', async () => {
    const { callsTo } = await pay({ 'POST /appointments/init-payhere': never });
    expect(screen.getByText('Attempt 1/3')).toBeVisible();
    expect(callsTo('POST /appointments/init-payhere')[0]?.body).toEqual({
      amount: 1000,
      appointmentData: { _id: 'a1' },
    });
  });

  it('B-084 B-085 offers another initialisation when one hangs', async () => {
    const { callsTo } = await pay({ 'POST /appointments/init-payhere': never });
    await pass(8_100);
    expect(screen.getAllByText('Preparing payment...')[0]).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Retry Payment Initialization' }));
    await pass(0);
    expect(screen.getByText('Attempt 2/3')).toBeVisible();
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(2);
  });

  it('B-078 B-079 B-166 B-256 B-261 shows the error with Try Again, three times', async () => {
    const { callsTo } = await pay({ 'POST /appointments/init-payhere': () => refuse(418, 'ODD', '') });
    for (const attempt of [1, 2, 3]) {
      expect(screen.getByText('Payment initialization failed')).toBeVisible();
      expect(callsTo('POST /appointments/init-payhere')).toHaveLength(attempt);
      fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      await pass(50);
    }
    expect(
      screen.getByText('Failed to initialize payment after multiple attempts. Please try again later.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Cart' })).toHaveAttribute('href', '/cart');
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(3);
  });

  it('says why a payment can never begin, with the ways on at once, and reads the cart again', async () => {
    const refused = () => refuse(409, 'OFFER_ENDED', 'This special offer has ended');
    const { callsTo } = bookingSalon({ 'POST /appointments/init-payhere': refused }, held);
    open(PAYMENT_PATH, { beside: <Badge /> });
    await pass(3_100);
    expect(screen.getByText('This special offer has ended')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose a time again' })).toHaveAttribute('href', '/book-appointment');
    expect(screen.getByRole('link', { name: 'Return to Cart' })).toHaveAttribute('href', '/cart');
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(1);
    expect(callsTo('GET /cart/get-cart')).toHaveLength(2);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(50);
    expect(screen.getByText('This special offer has ended')).toBeVisible();
  });

  it('offers Try Again for a visit that is paid already, until the page goes on by itself', async () => {
    const refused = () => refuse(409, 'ALREADY_PAID', 'This visit is already confirmed');
    await pay({ 'POST /appointments/init-payhere': refused });
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose a time again' })).toBeNull();
  });

  it.each([
    ['B-194 B-260', { ...init, hash: '' }, 'Missing required payment fields: hash'],
    ['B-259', null, 'Missing payment data in server response'],
    ['B-257', () => new Response(null, { status: 204 }), 'Empty response from payment server'],
    ['B-258', () => new Response('{"status":"pending"}'), 'Invalid response status from payment server'],
  ])('%s names what is wrong with the answer', async (_, answer, problem) => {
    await pay({ 'POST /appointments/init-payhere': answer });
    expect(screen.getByText(problem)).toBeVisible();
  });

  it('B-255 says when the customer has no such visit, with the way to those there are', async () => {
    await pay({ 'GET /appointments/a1': () => refuse(404, 'APPOINTMENT_NOT_FOUND', '') });
    expect(screen.getByText('Missing appointment data. Please try again.')).toBeVisible();
    expect(screen.getByText('This visit is not in your account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View My Appointments' })).toHaveAttribute('href', '/profile/appointments');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });
});

describe('the gateway script', () => {
  it('B-163 B-165 is loaded from where the page says it is, and only then the payment is initialised', async () => {
    const { callsTo } = await openPayment(inited, undefined, 'https://gateway.test/lib/payhere.js');
    expect(scripts().at(-1)?.src).toBe('https://gateway.test/lib/payhere.js');
    await pass(2_000);
    expect(callsTo('POST /appointments/init-payhere')).toEqual([]);
    expect(screen.getByText('Connecting to PayHere...')).toBeVisible();
    fireEvent.load(scripts().at(-1)!);
    await pass(50);
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /Pay Now/ })).toBeVisible();
  });

  it('B-165 is not waited for where the page names none', async () => {
    const { callsTo } = await openPayment(inited, undefined, '');
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(1);
  });

  it('B-254 may fail: the sentence shows, and the checkout still works', async () => {
    await openPayment(inited, undefined, 'https://sandbox.payhere.lk/lib/payhere.js');
    fireEvent.error(scripts().at(-1)!);
    await pass(50);
    expect(screen.getByText('Failed to load payment gateway script. Please refresh and try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay Now (LKR 1,000.00)' })).toBeEnabled();
  });

  it('B-164 counts as loaded after 3 seconds', async () => {
    const { callsTo } = await openPayment(inited, undefined, 'https://www.payhere.lk/lib/payhere.js');
    await pass(2_900);
    expect(callsTo('POST /appointments/init-payhere')).toEqual([]);
    await pass(200);
    expect(screen.getByRole('button', { name: /Pay Now/ })).toBeVisible();
    expect(screen.queryByText(/Failed to load/)).toBeNull();
  });
});
