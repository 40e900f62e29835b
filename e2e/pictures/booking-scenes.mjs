import { chooseDay, oneOrder, ORDER, paid, pay, payments, sent, overrideVisit } from './booking-steps.mjs';
import { settled } from './scenes.mjs';

/** Name, precondition, and the steps to the state. */
export const scenesOf = ({ call, token, offers, fill, hold }) => [
  [
    'cart',
    fill,
    async (page) => {
      await page.goto('/cart');
      await settled(page);
    },
  ],
  [
    'cart-cleared',
    fill,
    async (page) => {
      await page.goto('/cart');
      await page.getByRole('button', { name: 'Clear Cart' }).click();
      await page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button', { name: 'Undo' }).waitFor();
    },
  ],
  [
    'cart-offer',
    () => call('POST', '/cart/add-special-offer', { offerId: offers[0]._id }, token),
    async (page) => {
      await page.goto('/cart');
      await settled(page);
    },
  ],
  [
    'booking-offer',
    () => call('POST', '/cart/add-special-offer', { offerId: offers[0]._id }, token),
    async (page) => {
      await chooseDay(page);
    },
  ],
  [
    'booking',
    fill,
    async (page) => {
      await page.goto('/book-appointment');
      await page.getByRole('grid').first().waitFor();
      await settled(page);
    },
  ],
  [
    'booking-chosen',
    fill,
    async (page) => {
      await chooseDay(page);
      await page
        .getByRole('button', { name: /^\d{1,2}:\d{2} [AP]M/, disabled: false })
        .first()
        .click();
    },
  ],
  [
    'booking-blocked',
    fill,
    async (page) => {
      await chooseDay(page);
      await page.locator('.slot[aria-disabled]').last().click({ force: true });
    },
  ],
  [
    'booking-typed-closed',
    fill,
    async (page) => {
      await page.goto('/book-appointment');
      await page.getByRole('grid').first().waitFor();
      await page.getByPlaceholder('Choose a date').fill('1/1/2020');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'booking-repriced',
    fill,
    async (page) => {
      await page.route('**/api/appointments/create', async (route) => {
        const cart = (await call('GET', '/cart/get-cart', undefined, token)).data.cart;
        cart.items[0].service.price += 500;
        await route.fulfill({
          status: 409,
          json: {
            status: 'error',
            code: 'QUOTE_CHANGED',
            message: 'Prices in your cart have changed. Please check the new total.',
            data: { cart },
          },
        });
      });
      await chooseDay(page);
      await page
        .getByRole('button', { name: /^\d{1,2}:\d{2} [AP]M/, disabled: false })
        .first()
        .click();
      await page.getByRole('button', { name: 'Proceed to Payment' }).first().click();
      await page.getByText('Please check the new total').first().waitFor();
    },
  ],
  [
    'payment-initialising',
    hold,
    async (page, visit) => {
      await page.route('**/init-payhere', () => undefined);
      await page.goto(pay(visit));
      await page.getByText('Attempt 1/3').waitFor();
    },
  ],
  [
    'payment-ready',
    hold,
    async (page, visit) => {
      await sent(page, visit);
      await oneOrder(page);
      await page.goto(pay(visit));
      await page.getByRole('button', { name: /^Pay Now/ }).waitFor();
    },
  ],
  [
    'payment-error',
    hold,
    async (page, visit) => {
      await page.route('**/init-payhere', (route) =>
        route.fulfill({ status: 503, json: { status: 'error', code: 'UNAVAILABLE', message: '' } }),
      );
      await page.goto(pay(visit));
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
  ],
  [
    'hold-over',
    hold,
    async (page, visit) => {
      await overrideVisit(page, visit, { status: 'cancelled', cancelReason: 'unpaid', holdUntil: null });
      await page.goto(pay(visit));
      await page.getByText('This time is no longer held').waitFor();
    },
  ],
  [
    'waiting',
    hold,
    async (page, visit) => {
      await page.goto(`/payment-success?appointment=${visit._id}`);
      await page.getByText('Confirming your payment').waitFor();
    },
  ],
  [
    'success',
    hold,
    async (page, visit) => {
      await overrideVisit(page, visit, paid);
      await page.goto(`/payment-success?appointment=${visit._id}`);
      await page.getByText('Payment Successful!').waitFor();
    },
  ],
  [
    'unplaced',
    hold,
    async (page, visit) => {
      await overrideVisit(page, visit, {
        ...paid,
        status: 'cancelled',
        cancelReason: 'unpaid',
        money: 'paid_unplaced',
      });
      await page.goto(`/payment-success?appointment=${visit._id}`);
      await page.getByText('your time had gone').waitFor();
    },
  ],
  [
    'cancelled',
    hold,
    async (page, visit) => {
      await page.goto(`/payment-cancel?appointment=${visit._id}`);
      await page.getByText('Visit held until').waitFor();
    },
  ],
  [
    'failed',
    hold,
    async (page, visit) => {
      await overrideVisit(page, visit, { attempt: 'failed', orderId: ORDER });
      await page.goto(`/payment-cancel?appointment=${visit._id}`);
      await page.getByText('Payment Failed').waitFor();
    },
  ],
  [
    'receipt',
    hold,
    async (page, visit) => {
      await overrideVisit(page, visit, { ...paid, payments: payments(visit.createdAt) });
      await page.goto(`/receipt/${visit._id}`);
      await page.getByRole('heading', { name: 'Receipt' }).waitFor();
      await settled(page);
    },
  ],
];
