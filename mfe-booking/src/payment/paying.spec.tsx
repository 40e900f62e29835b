import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { bookingSalon } from '../testing/booking-salon.js';
import { held, init } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';
import { inited, pay, PAYMENT_PATH } from '../testing/pay.js';

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

describe('paying', () => {
  it('B-080 B-081 B-082 B-083 is ready with every way to pay, one in front', async () => {
    await pay();
    expect(screen.getByRole('button', { name: 'Pay Now (LKR 1,000.00)' })).toBeEnabled();
    const alternative = screen.getByRole('link', { name: 'Alternative: Open in New Tab' });
    expect(alternative).toHaveAttribute('target', '_blank');
    expect(alternative).not.toBeVisible();
    fireEvent.click(screen.getByText('Other ways'));
    expect(alternative).toBeVisible();
    expect(screen.getByText(/Development mode/)).toBeVisible();
    expect(screen.getByText(/Debug info/).closest('details')).toHaveTextContent(
      'Merchant1211149OrderAAAABBBBCCCCDDDDEEEFAmount1000.00 LKRCheckouthttp://localhost:4090/pay/checkout',
    );
  });

  it('names the terms that the customer agrees to', async () => {
    await pay();
    const line = screen.getByText(/^By paying you agree/);
    expect(line).toHaveTextContent('By paying you agree to our Terms & Conditions and Refund Policy.');
    const link = (name: string) => within(line).getByRole('link', { name });
    expect(link('Terms & Conditions')).toHaveAttribute('href', '/terms-conditions');
    expect(link('Refund Policy')).toHaveAttribute('href', '/refund-policy');
  });

  it('B-265 says so in a toast while the button waits', async () => {
    await pay();
    fireEvent.click(screen.getByRole('button', { name: /Pay Now/ }));
    await pass(300);
    expect(screen.getByRole('button', { name: /Pay Now/ })).toBeVisible(); // The panel has not announced it yet.
    const toasts = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(toasts.closest('main, .till')).toBeNull();
    expect(within(toasts).getByText('Redirecting to payment gateway...')).toBeInTheDocument();
  });

  it('B-168 opens the checkout by itself after 1.5 seconds, once', async () => {
    await pay();
    await pass(1_400);
    expect(submitted).toHaveLength(0);
    await pass(200);
    expect(submitted).toHaveLength(1);
    expect(screen.getAllByText('Redirecting to payment gateway...')[0]).toBeVisible();
    await pass(20_000);
    expect(submitted).toHaveLength(1);
  });

  it('B-169 posts half a second after Pay Now, and not twice', async () => {
    await pay();
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
    await pay();
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
    await pay();
    if (pressed) fireEvent.click(screen.getByRole('button', { name: /Pay Now/ }));
    await pass(1_600);
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: /Pay Now/ })).toBeEnabled();
  });

  it('D7 leaves the checkout to the other tab, and to pay here takes up the order that was never posted', async () => {
    const { callsTo } = await pay();
    fireEvent.click(screen.getByRole('link', { name: 'Alternative: Open in New Tab' }));
    await pass(5_000);
    expect(submitted).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Pay here instead' }));
    await pass(50);
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(1);
  });

  it('cancels its timers when the customer leaves', async () => {
    const { callsTo } = await pay();
    fireEvent.click(within(screen.getByRole('list', { name: 'Cards accepted' })).getByText('Visa'));
    fireEvent.click(screen.getByRole('link', { name: 'Cart' }));
    await pass(10_000);
    expect(submitted).toHaveLength(0);
    expect(callsTo('GET /appointments/a1').length).toBeLessThan(4);
  });

  it('B-182 B-262 sends nobody to the gateway without payment data', async () => {
    await pay({ 'POST /appointments/init-payhere': { ...init, fields: { ...init.fields, hash: '' } } });
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
    await pay();
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

  it.each(['Try Payment Again', 'Try Again'])(
    "B-168 opens the checkout by itself again after '%s', once, and not when the customer comes back from it",
    async (again) => {
      const visit = {
        ...held,
        orderId: init.orderId,
        attempt: again === 'Try Again' ? 'cancelled' : 'failed',
      } as const;
      await pay();
      await pass(1_600);
      expect(submitted).toHaveLength(1);
      cleanup();
      const other = { ...init, orderId: 'ZZZZBBBBCCCCDDDDEEEF' };
      const replies = {
        'POST /appointments/init-payhere': { ...other, fields: { ...init.fields, order_id: other.orderId } },
      };
      bookingSalon(replies, visit);
      open('/payment-cancel?appointment=a1', { keepStorage: true });
      await pass(50);
      fireEvent.click(screen.getByRole('link', { name: again }));
      await pass(50);
      await pass(1_600);
      expect(submitted).toHaveLength(2);
      cleanup();
      bookingSalon(inited, visit);
      open(PAYMENT_PATH, { keepStorage: true });
      await pass(50);
      await pass(10_000);
      expect(submitted).toHaveLength(2);
    },
  );
});
