import { expect, test, type Page } from '@playwright/test';
import { call } from './support/api.js';
import {
  chooseAtGateway,
  heldVisit,
  type HeldVisit,
  payPath,
  signIn,
  controlGateway,
  visitOf,
} from './support/booking.js';
import { newVisit } from './support/browser.js';
import { DECLINED_CARD, payByCard, SUCCESS_CARD } from './support/gateway.js';
import { sandboxUrl } from './support/addresses.js';

/** Visits whose payment does not succeed at once. */

let held: HeldVisit;
let page: Page;
test.beforeEach(async ({ browser }) => {
  held = await heldVisit();
  const visit = await newVisit(browser);
  await signIn(visit.context, held.token);
  page = visit.page;
});
test.afterEach(() => page.context().close());

const payNow = () => page.getByRole('button', { name: /^Pay Now/ }).click();
const won = () => page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
const cartCount = async () =>
  (await call<{ cart: { cartCount: number } }>('GET', '/api/cart/get-cart', { token: held.token })).body.data.cart
    .cartCount;

test('B-004 B-112 B-115 D7 a declined card is reported, and another card pays the same held time under a new order', async () => {
  await page.goto(payPath(held.id));
  await payByCard(page, DECLINED_CARD);
  await page.getByRole('heading', { name: 'Payment Failed' }).waitFor();
  const { orderId: declined, status } = await visitOf(held);
  await page.getByText(/PayHere says: “.+”/).waitFor();
  await page.getByText(`Payment reference: ${declined}`).waitFor();
  await page.getByText(/Visit held until/).waitFor();
  await page.getByRole('link', { name: 'Try Payment Again' }).click();
  await payNow();
  await payByCard(page, SUCCESS_CARD);
  await won();
  const after = await visitOf(held);
  expect([status, after.status, after.payments.length, after.orderId === declined]).toEqual([
    'pending',
    'confirmed',
    1,
    false,
  ]);
});

test('B-108 B-140 a payment cancelled at the gateway leaves the time held, and can be repeated', async () => {
  await page.goto(payPath(held.id));
  await chooseAtGateway(page, /^Cancel$/);
  await page.getByRole('heading', { name: 'Payment Cancelled' }).waitFor();
  expect(await visitOf(held)).toMatchObject({ status: 'pending', money: 'none' });
  await page.reload();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await payNow();
  await chooseAtGateway(page, /^Success$/);
  await won();
  expect(await visitOf(held)).toMatchObject({ status: 'confirmed', money: 'paid' });
});

test('D3 a pending payment stays pending, through a reload, until the gateway reports it paid', async () => {
  await page.goto(payPath(held.id));
  await chooseAtGateway(page, /^Pending$/);
  await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor();
  const { orderId } = await visitOf(held);
  const [payment] = (await fetch(`${sandboxUrl()}/control/payments?order_id=${orderId}`).then((reply) =>
    reply.json(),
  )) as { paymentId: string }[];
  await controlGateway('move', { payment_id: payment?.paymentId, status_code: 2 });
  await won();
  expect(await cartCount()).toBe(0);
});

test('T39 B-091 the success page opened by hand shows no success and changes nothing', async ({ browser }) => {
  await page.goto(
    `/payment-success?appointment=${held.id}&order=AAAABBBBCCCCDDDDEEEF&status=success&message=You%20won`,
  );
  await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor();
  await page.waitForTimeout(3_500);
  expect(await page.getByText(/Payment Successful|You won/).count()).toBe(0);
  expect([(await visitOf(held)).status, await cartCount()]).toEqual(['pending', 1]);
  const stranger = await newVisit(browser);
  await stranger.page.goto(`/payment-success?appointment=${held.id}`);
  await stranger.page.getByRole('heading', { name: 'We cannot show this payment here' }).waitFor();
  await stranger.context.close();
});

test('D7 a customer who left before paying finds the held time on the dashboard and pays it there, under the same countdown', async () => {
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
  await page.getByRole('link', { name: /^Pay now/ }).click();
  await page.waitForURL(`**${payPath(held.id)}`);
  await page.getByRole('heading', { name: /^Visit held until/ }).waitFor();
  await payByCard(page, SUCCESS_CARD);
  await won();
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^Coming up/ }).waitFor();
  expect(await page.getByRole('link', { name: /^Pay now/ }).count()).toBe(0);
});

test('D5 a payment that the gateway still checks is shown before another one is made, and no other tab pays automatically', async () => {
  await page.goto(payPath(held.id));
  await chooseAtGateway(page, /^Pending$/);
  await page.getByRole('heading', { name: 'Confirming your payment' }).waitFor();
  await page.evaluate(() => localStorage.removeItem('sent-to-gateway'));
  await page.goto('/profile/appointments');
  await page.getByText('PayHere is still checking your payment.').waitFor();
  await page.getByRole('link', { name: /^See the payment/ }).click();
  await page.getByText(/^PayHere is still checking a payment you have made\./).waitFor();
  await page.getByRole('button', { name: 'Pay again anyway' }).click();
  await page.getByRole('button', { name: /^Pay Now/ }).waitFor();
  await page.waitForTimeout(2_500);
  expect(new URL(page.url()).pathname).toBe('/book-appointment');
});
