import type { Appointment } from '@salon/contracts';
import { fakeSalon } from '@salon/testing/fake-salon';
import { cleanup, screen, within } from '@testing-library/react';
import { cartView } from '../cart/cart.rules.js';
import { unpaidReason } from '../receipt/receipt.rules.js';
import { feeOfCancelled } from '../results/result.rules.js';
import { cart, confirmed, held, user } from '../testing/fixtures.js';
import { MORNING, open } from '../testing/open.js';
import { pay } from '../testing/pay.js';

/** A customer who pays the whole price online. */
const NOTE = /^For your bookings the whole price is paid online\./;
const isPrepaid = true;
const visit: Appointment = { ...held, prepaid: held.totalAmount, due: 0 };
const split = (element: HTMLElement) => within(element).getByText('Due now').closest('dl')!.textContent;

it('the cart says so, with the whole amount due now and nothing at the salon', async () => {
  fakeSalon({ 'GET /auth/me': { user }, 'GET /cart/get-cart': { cart: { ...cart, isPrepaid } } });
  open('/cart');
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(split(screen.getByRole('complementary', { name: 'Your visit' }))).toMatch(/12,100\.00.*at the salon\D*0\.00/);
});

it('the choice of a time says so', async () => {
  fakeSalon({ 'GET /auth/me': { user }, 'GET /cart/get-cart': { cart: { ...cart, isPrepaid } } });
  open('/book-appointment');
  expect(await screen.findByText(NOTE)).toHaveTextContent(/We keep your time for at least \d+ minutes/);
  cleanup();
});

it('a cart that is changed keeps the whole amount due now until the salon has answered', () => {
  const { online, atSalon } = cartView({ ...cart, isPrepaid, items: cart.items.slice(0, 1) });
  expect([online, atSalon]).toEqual([cartView({ ...cart, items: cart.items.slice(0, 1) }).totalAmount, 0]);
});

describe('the payment', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: MORNING });
    HTMLFormElement.prototype.submit = () => undefined;
  });
  afterEach(() => jest.useRealTimers());

  it('asks for the whole price, and says so', async () => {
    const { callsTo } = await pay(undefined, visit);
    expect(screen.getByRole('heading', { name: 'Pay the whole price' })).toBeVisible();
    expect(split(screen.getByRole('complementary', { name: 'Your visit' }))).toMatch(
      /12,100\.00.*at the salon\D*0\.00/,
    );
    expect(callsTo('POST /appointments/init-payhere')[0]?.body).toMatchObject({ amount: 12_100 });
  });
});

it('what goes back and what is missing is called a payment', () => {
  const paid = { ...confirmed, prepaid: 11_100, feePaid: 5550, money: 'refund_due' } as const;
  expect(feeOfCancelled(paid)).toMatch(/^LKR 6,550\.00 of your payment will be refunded/);
  expect(unpaidReason({ ...visit, money: 'paid_at_desk' })).toBe('The price was paid at the salon.');
});
