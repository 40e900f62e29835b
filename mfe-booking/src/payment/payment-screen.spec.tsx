import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { bookingSalon } from '../testing/booking-salon.js';
import { never, refuse } from '@salon/testing/fake-salon';
import { init } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';
import { inited, pay, PAYMENT_PATH, payReady, scripts } from '../testing/pay.js';

let submitted: HTMLFormElement[] = [];
let leave: (form: HTMLFormElement) => void;

beforeEach(() => {
  jest.useFakeTimers({ now: MORNING });
  submitted = [];
  leave = (form) => void submitted.push(form);
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    leave(this);
  };
});
afterEach(() => jest.useRealTimers());

describe('initialising the payment', () => {
  it('B-077 counts the attempt, and sends the stored fee', async () => {
    const { asked } = await pay({ 'POST /appointments/init-payhere': never });
    expect(screen.getByText('Attempt 1/3')).toBeVisible();
    expect(asked('POST /appointments/init-payhere')[0]?.body).toEqual({ amount: 1000, appointmentData: { _id: 'a1' } });
  });

  it('B-084 B-085 offers another initialisation when one hangs', async () => {
    const { asked } = await pay({ 'POST /appointments/init-payhere': never });
    await pass(8_100);
    expect(screen.getAllByText('Preparing payment...')[0]).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Retry Payment Initialization' }));
    await pass(0);
    expect(screen.getByText('Attempt 2/3')).toBeVisible();
    expect(asked('POST /appointments/init-payhere')).toHaveLength(2);
  });

  it('B-078 B-079 B-166 B-256 B-261 shows the error with Try Again, three times', async () => {
    const { asked } = await pay({ 'POST /appointments/init-payhere': () => refuse(409, 'X', '') });
    for (const attempt of [1, 2, 3]) {
      expect(screen.getByText('Payment initialization failed')).toBeVisible();
      expect(asked('POST /appointments/init-payhere')).toHaveLength(attempt);
      fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      await pass(50);
    }
    expect(
      screen.getByText('Failed to initialize payment after multiple attempts. Please try again later.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Cart' })).toHaveAttribute('href', '/cart');
    expect(asked('POST /appointments/init-payhere')).toHaveLength(3);
  });

  it("D7 says in the server's words why no order can be opened now, and tries again when asked", async () => {
    const words =
      '3 payments of this visit are open at the gateway. Please finish one of them there, or try again in 2 minutes: by then we have asked the gateway about them.';
    const { replies } = await pay({ 'POST /appointments/init-payhere': () => refuse(429, 'PAYMENT_ATTEMPTS', words) });
    expect(screen.getByText(words)).toBeVisible();
    Object.assign(replies, inited);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await pass(50);
    expect(screen.queryByText(words)).toBeNull();
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

  it('B-255 says when there is no such visit', async () => {
    await pay({ 'GET /appointments/a1': () => refuse(404, 'NOT_FOUND', '') });
    expect(screen.getByText('Missing appointment data. Please try again.')).toBeVisible();
  });
});

describe('the gateway script', () => {
  it('B-163 B-165 is loaded from beside the checkout page', async () => {
    await pay();
    expect(scripts().at(-1)?.src).toBe('http://localhost:4090/lib/payhere.js');
  });

  it('B-254 may fail: the sentence shows, and the checkout still works', async () => {
    const other = { ...init, checkoutUrl: 'https://sandbox.payhere.lk/pay/checkout' };
    await pay({ 'POST /appointments/init-payhere': other });
    fireEvent.error(scripts().at(-1)!);
    await pass(0);
    expect(screen.getByText('Failed to load payment gateway script. Please refresh and try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay Now (LKR 1,000.00)' })).toBeEnabled();
  });

  it('B-164 counts as loaded after 3 seconds', async () => {
    await pay({ 'POST /appointments/init-payhere': { ...init, checkoutUrl: 'https://www.payhere.lk/pay/checkout' } });
    await pass(2_900);
    expect(screen.queryByRole('button', { name: /Pay Now/ })).toBeNull();
    await pass(200);
    expect(screen.getByRole('button', { name: /Pay Now/ })).toBeVisible();
    expect(screen.queryByText(/Failed to load/)).toBeNull();
  });
});

describe('paying', () => {
  it('B-080 B-081 B-082 B-083 is ready with every way to pay', async () => {
    await payReady();
    expect(screen.getByRole('button', { name: 'Pay Now (LKR 1,000.00)' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Alternative: Open in New Tab' })).toHaveAttribute('target', '_blank');
    expect(screen.getByText(/Development mode/)).toBeVisible();
    expect(screen.getByText(/Debug info/).closest('details')).toHaveTextContent(
      'Merchant1211149OrderAAAABBBBCCCCDDDDEEEFAmount1000.00 LKRCheckouthttp://localhost:4090/pay/checkout',
    );
  });

  it('B-168 B-265 opens the checkout by itself after 1.5 seconds, once', async () => {
    await payReady();
    await pass(1_400);
    expect(submitted).toHaveLength(0);
    await pass(200);
    expect(submitted).toHaveLength(1);
    expect(screen.getAllByText('Redirecting to payment gateway...')[0]).toBeVisible();
    await pass(20_000);
    expect(submitted).toHaveLength(1);
  });

  it('B-169 posts half a second after Pay Now, and not twice', async () => {
    await payReady();
    const button = screen.getByRole('button', { name: /Pay Now/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await pass(400);
    expect(submitted).toHaveLength(0);
    await pass(200);
    await pass(5_000);
    expect(submitted).toHaveLength(1);
  });

  it('B-219 B-220 B-221 B-222 B-223 B-224 B-225 B-226 B-227 B-228 B-229 B-230 B-231 B-232 B-233 posts what the server signed, whatever the browser has stored', async () => {
    await payReady();
    ['tunnel', 'notify_url', 'ngrokUrl'].forEach((name) => localStorage.setItem(name, 'https://tunnel.example'));
    await pass(1_600);
    expect([submitted[0]?.method, submitted[0]?.action]).toEqual(['post', init.checkoutUrl]);
    expect(
      Object.fromEntries([...submitted[0]!.querySelectorAll('input')].map(({ name, value }) => [name, value])),
    ).toEqual(init.fields);
  });

  it.each([
    [
      'B-263',
      'Could not automatically redirect to payment gateway. Please click the Pay Now button when it appears.',
      false,
    ],
    ['B-264', 'Failed to open payment gateway. Please try again.', true],
  ])('%s says when the checkout does not open', async (_, sentence, pressed) => {
    leave = () => {
      throw new Error('blocked');
    };
    await payReady();
    if (pressed) fireEvent.click(screen.getByRole('button', { name: /Pay Now/ }));
    await pass(1_600);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: /Pay Now/ })).toBeEnabled();
  });

  it('D7 leaves the checkout to the other tab, and to pay here takes up the order that was never posted', async () => {
    const { asked } = await payReady();
    fireEvent.click(screen.getByRole('link', { name: 'Alternative: Open in New Tab' }));
    await pass(5_000);
    expect(submitted).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Pay here instead' }));
    await pass(50);
    expect(asked('POST /appointments/init-payhere')).toHaveLength(1);
  });

  it('cancels its timers when the customer leaves', async () => {
    const { asked } = await payReady();
    fireEvent.click(within(screen.getByRole('list', { name: 'Cards accepted' })).getByText('Visa'));
    fireEvent.click(screen.getByRole('link', { name: 'Cart' }));
    await pass(10_000);
    expect(submitted).toHaveLength(0);
    expect(asked('GET /appointments/a1').length).toBeLessThan(4);
  });

  it('B-182 B-262 sends nobody to the gateway without payment data', async () => {
    await payReady({ 'POST /appointments/init-payhere': { ...init, fields: { ...init.fields, hash: '' } } });
    fireEvent.click(screen.getByRole('button', { name: /Pay Now/ }));
    await pass(1_000);
    expect(screen.getByText('Payment data not available. Please try again.')).toBeVisible();
    expect(submitted).toHaveLength(0);
    const again = screen.getByRole('button', { name: 'Try Again' });
    again.focus();
    fireEvent.click(again);
    expect(screen.getByText('Attempt 1/3')).toBeVisible();
    expect(screen.getByText('Attempt 1/3').closest('.till')).toHaveFocus();
    await pass(50);
  });

  it('D7 goes to the gateway by itself in one tab only', async () => {
    await payReady();
    await pass(1_600);
    expect(submitted).toHaveLength(1);
    cleanup();
    bookingSalon(inited);
    open(PAYMENT_PATH, { keepStorage: true });
    await pass(50);
    await pass(10_000);
    expect(submitted).toHaveLength(1);
    expect(screen.getByRole('button', { name: /Pay Now/ })).toBeEnabled();
  });
});

describe('the order of a payment', () => {
  const reload = async (replies = inited) => {
    cleanup();
    const salon = bookingSalon(replies);
    open(PAYMENT_PATH, { keepStorage: true });
    await pass(50);
    scripts().forEach((script) => fireEvent.load(script));
    await pass(0);
    return salon;
  };

  it('is kept through a reload, so that reloading uses up no order', async () => {
    await payReady();
    const { asked } = await reload();
    expect(asked('POST /appointments/init-payhere')).toEqual([]);
    await pass(1_600);
    expect(submitted.map((form) => form.querySelector<HTMLInputElement>('[name=order_id]')?.value)).toEqual([
      init.orderId,
    ]);
  });

  it('D7 is posted by one tab only: a copy of the tab asks for an order of its own', async () => {
    const { asked } = await payReady();
    localStorage.setItem('orders-posted', JSON.stringify([init.orderId])); // The other tab was quicker.
    fireEvent.click(screen.getByRole('button', { name: /Pay Now/ }));
    await pass(600);
    expect(submitted).toEqual([]);
    expect(asked('POST /appointments/init-payhere')).toHaveLength(2);
  });

  it('D7 is not taken up again by a reload once it was posted', async () => {
    await payReady();
    await pass(1_600);
    const { asked } = await reload();
    expect(asked('POST /appointments/init-payhere')).toHaveLength(1);
  });

  it('B-217 is named to the server once it is known', async () => {
    const { asked } = await payReady();
    expect(asked('PUT /appointments/a1').map(({ body }) => body)).toEqual([{ orderId: init.orderId }]);
  });

  it('B-218 may fail to be noted: that is logged, and the customer pays all the same', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await payReady({
      ...inited,
      'PUT /appointments/a1': () => refuse(409, 'ORDER_UNKNOWN', 'This is not the order of this appointment'),
    });
    expect(log).toHaveBeenCalledWith(
      `The order ${init.orderId} was not noted: This is not the order of this appointment`,
    );
    log.mockRestore();
    expect(screen.queryByText(/not the order/)).toBeNull();
    expect(screen.getByRole('button', { name: /Pay Now/ })).toBeEnabled();
  });
});
