import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { never } from '@salon/testing/fake-salon';
import { confirmed, held, init, offerCart } from '../testing/fixtures.js';
import { MORNING, pass } from '../testing/open.js';
import { inited, openPayment, pay, PAYMENT_PATH, scripts } from '../testing/pay.js';

beforeEach(() => {
  jest.useFakeTimers({ now: MORNING });
  HTMLFormElement.prototype.submit = () => undefined;
});
afterEach(() => jest.useRealTimers());

describe('the held visit', () => {
  it('counts down in salon time, with what is paid now and later', async () => {
    await pay();
    expect(screen.getByRole('heading', { name: 'Visit held until 10:42 AM' })).toBeVisible();
    expect(screen.getByText('This is the least: you have longer once the payment begins.')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^1[12]:\d\d$/);
    expect(screen.getByRole('complementary', { name: 'Your visit' })).toHaveTextContent(/with Nadeesha.*12,100\.00/);
  });

  it('C5 shows the longer hold as soon as the first order is opened', async () => {
    let visit = held;
    const open = () => {
      visit = { ...held, holdUntil: '2026-11-21T05:20:00.000Z', orderId: 'AAAABBBBCCCCDDDDEEEF' };
      return init;
    };
    await pay({
      'POST /appointments/init-payhere': open,
      'GET /appointments/a1': () => ({ appointment: visit }),
    });
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Visit held until 10:50 AM' })).toBeVisible();
  });

  it('reads the step of the payment out in one sentence, without cards, notes and other ways', async () => {
    await openPayment(inited, held, 'https://gateway.test/once/payhere.js');
    const region = screen.getByText('Connecting to PayHere...').closest('[aria-live=polite]')!;
    scripts().forEach((script) => fireEvent.load(script));
    await pass(50);
    expect(screen.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
    expect(region).toHaveTextContent(/^You can pay now\.$/);
    for (const text of ['Visa', 'Other ways', /^You pay on PayHere's own secure page/])
      expect(screen.getByText(text).closest('[aria-live]')).toBeNull();
    expect(region.closest('[aria-busy=true]')).toBeNull();
  });

  it('D7 asks for a new order when the way back from the gateway shows the page as it was left', async () => {
    const { callsTo } = await pay();
    await pass(1_600);
    expect(screen.getAllByText('Redirecting to payment gateway...')[0]).toBeVisible();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(50);
    expect(callsTo('POST /appointments/init-payhere')).toHaveLength(2);
  });

  describe('while the gateway still checks a payment made elsewhere', () => {
    const CHECKED = { ...held, orderId: 'ZZZZBBBBCCCCDDDDEEEF', attempt: 'pending' } as const;
    const ordersOf = ({ callsTo }: Awaited<ReturnType<typeof pay>>) =>
      callsTo('POST /appointments/init-payhere').length;

    it('D5 begins no other payment before the customer does, and leaves paying it to the customer', async () => {
      const submit = jest.spyOn(HTMLFormElement.prototype, 'submit');
      const page = await openPayment(inited, CHECKED, 'https://gateway.test/again/payhere.js');
      expect(screen.getByText('PayHere is still checking a payment you have made.')).toBeVisible();
      await pass(5_000);
      expect(ordersOf(page)).toBe(0);
      const again = screen.getByRole('button', { name: 'Pay again anyway' });
      again.focus();
      fireEvent.click(again);
      await pass(0);
      expect(screen.getByText('Connecting to PayHere...').closest('.till')).toHaveFocus();
      scripts().forEach((script) => fireEvent.load(script));
      await pass(5_000);
      expect(submit).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: /^Pay Now/ }));
      await pass(600);
      expect(submit).toHaveBeenCalledTimes(1);
    });

    it('D5 B-173 goes to the failure once that payment has failed', async () => {
      const page = await pay(inited, CHECKED);
      page.replies['GET /appointments/a1'] = { appointment: { ...CHECKED, attempt: 'failed' } };
      await pass(5_500);
      expect(page.here()).toBe('/payment-cancel?appointment=a1&order=ZZZZBBBBCCCCDDDDEEEF');
      expect(ordersOf(page)).toBe(0);
    });

    it('D5 begins another payment once that one was cancelled', async () => {
      const page = await pay(inited, CHECKED);
      page.replies['GET /appointments/a1'] = { appointment: { ...CHECKED, attempt: 'cancelled' } };
      await pass(5_500);
      scripts().forEach((script) => fireEvent.load(script));
      await pass(50);
      expect(screen.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
      expect(ordersOf(page)).toBe(1);
    });

    it('D5 begins no other payment when one that was begun elsewhere since was cancelled', async () => {
      const page = await pay(inited, CHECKED);
      const since = { ...CHECKED, orderId: 'YYYYBBBBCCCCDDDDEEEF', attempt: 'cancelled' };
      page.replies['GET /appointments/a1'] = { appointment: since };
      await pass(10_500);
      expect(ordersOf(page)).toBe(0);
      expect(screen.getByRole('button', { name: 'Pay again anyway' })).toBeVisible();
    });

    it('D5 leaves paying again to the customer who has left the page and come back, too', async () => {
      const submit = jest.spyOn(HTMLFormElement.prototype, 'submit');
      const page = await pay(inited, CHECKED);
      page.replies['GET /appointments/a1'] = { appointment: { ...CHECKED, attempt: 'initiated' } };
      fireEvent.click(screen.getByRole('button', { name: 'Pay again anyway' }));
      await pass(50);
      await act(() => page.go('/elsewhere'));
      await act(() => page.go(PAYMENT_PATH));
      await pass(5_000);
      expect(screen.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
      expect(submit).not.toHaveBeenCalled();
    });
  });

  it('C5 says so the moment the countdown ends, not when the server is asked next', async () => {
    const { replies } = await pay(
      { 'POST /appointments/init-payhere': never },
      { ...held, holdUntil: '2026-11-21T05:12:02.000Z' },
    );
    await pass(720_500);
    expect(screen.getByRole('heading', { name: 'Your time is held' })).toBeVisible();
    replies['GET /appointments/a1'] = {
      appointment: { ...held, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null },
    };
    await pass(2_000);
    expect(screen.getByRole('heading', { name: 'This time is no longer held' })).toBeVisible();
  });

  it('says when it is no longer held', async () => {
    await pay(inited, { ...held, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null });
    expect(screen.getByText('This time is no longer held')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a time again' })).toHaveAttribute('href', '/book-appointment');
  });

  it('announces the end of the hold on an open page, and moves no focus on a page just opened', async () => {
    const { replies } = await pay();
    replies['GET /appointments/a1'] = {
      appointment: { ...held, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null },
    };
    await pass(5_500);
    expect(screen.getByRole('heading', { name: 'This time is no longer held' })).toHaveFocus();
    cleanup();
    await pay(inited, { ...held, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null });
    expect(screen.getByRole('heading', { name: 'This time is no longer held' })).not.toHaveFocus();
  });

  it.each([
    [null, /^Nothing was charged\./],
    ['AAAABBBBCCCCDDDDEEEF', /^If you were charged after all, we will find it/],
  ])('says what it knows of the money (order %s)', async (orderId, sentence) => {
    await pay(inited, { ...held, orderId, status: 'cancelled', cancelReason: 'unpaid', holdUntil: null });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('D4 shows a fee that was paid after the time was taken', async () => {
    const { here } = await pay(inited, {
      ...held,
      status: 'cancelled',
      cancelReason: 'unpaid',
      holdUntil: null,
      money: 'paid_unplaced',
    });
    expect(here()).toBe('/payment-success?appointment=a1');
    await pass(50);
    expect(screen.getByRole('heading', { name: 'Your payment arrived, your time had gone' })).toBeVisible();
  });

  it('B-170 B-171 B-172 goes to the result once the server says paid', async () => {
    const { replies, here } = await pay();
    fireEvent.click(screen.getByRole('link', { name: 'Alternative: Open in New Tab' }));
    replies['GET /appointments/a1'] = { appointment: confirmed };
    await pass(5_500);
    const panel = document.querySelector<HTMLElement>('.till')!;
    expect(within(panel).getByText('Payment successful!')).toBeVisible();
    expect(screen.getAllByText('Payment successful!')).toHaveLength(2); // The toast says it too.
    expect(here()).toBe('/book-appointment?appointment=a1');
    await pass(1_600);
    expect(here()).toBe('/payment-success?appointment=a1&order=AAAABBBBCCCCDDDDEEEF');
  });

  it('B-173 goes to the failure once the gateway refused the payment', async () => {
    const { replies, here } = await pay();
    fireEvent.click(screen.getByRole('link', { name: 'Alternative: Open in New Tab' }));
    replies['GET /appointments/a1'] = { appointment: { ...held, orderId: 'AAAABBBBCCCCDDDDEEEF', attempt: 'failed' } };
    await pass(5_500);
    expect(here()).toBe('/payment-cancel?appointment=a1&order=AAAABBBBCCCCDDDDEEEF');
  });

  it('is not called paid online when the fee was paid at the desk meanwhile', async () => {
    const { replies, here } = await pay();
    replies['GET /appointments/a1'] = { appointment: { ...confirmed, money: 'paid_at_desk' } };
    await pass(5_500);
    expect(here()).toContain('/payment-success?appointment=a1');
    expect(screen.queryByText('Payment successful!')).toBeNull();
    expect(screen.queryByText('Payment completed successfully!')).toBeNull();
    expect(screen.getByText('Appointment booked successfully!')).toBeInTheDocument();
  });

  it('B-250 has nothing left to pay when it is booked already', async () => {
    const { here } = await pay({ ...inited, 'GET /cart/get-cart': { cart: offerCart } }, confirmed);
    expect(screen.getByText('Appointment booked successfully!')).toBeInTheDocument();
    expect(here()).toContain('/payment-success?appointment=a1');
  });
});
