import { bookingRefusals } from '@salon/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { emptied } from '../cart/cart.rules.js';
import { bookingSalon as salon, chooseDay, chooseTime, proceed, slip, words } from '../testing/booking-salon.js';
import { never, refuse } from '@salon/testing/fake-salon';
import { cart, confirmed, items, offerCart } from '../testing/fixtures.js';
import { MORNING, open, pass, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

describe('an empty cart', () => {
  beforeEach(() => void jest.useFakeTimers({ now: MORNING }));

  async function openPage(path = '/book-appointment', unavailable: typeof cart.unavailable = []) {
    salon({ 'GET /cart/get-cart': { cart: { ...emptied(cart), unavailable } } });
    const page = open(path);
    await pass(50);
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    return page;
  }

  it('B-072 B-073 B-074 shows where services are', async () => {
    await openPage();
    expect(screen.getByText('Add services to your cart before booking an appointment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
  });

  it('B7 says that its special offer is no longer offered, and stays', async () => {
    const message = 'The special offer in your cart is no longer offered';
    const unavailable = [{ _id: 'o1', type: 'special_offer' as const, title: null, message }];
    const { here } = await openPage(undefined, unavailable);
    expect(screen.getByText(`${message}.`)).toBeVisible();
    await pass(60_000);
    expect(here()).toBe('/book-appointment');
  });

  it('B-075 goes to the services after 3 seconds', async () => {
    const { here } = await openPage();
    await pass(2_900);
    expect(here()).toBe('/book-appointment');
    await pass(100);
    expect(here()).toBe('/services');
  });

  it('B-075 leaves no page behind from which Back would lead to the services again', async () => {
    const { here, go } = await openPage('/cart');
    await act(async () => go('/book-appointment'));
    await pass(50);
    await pass(3_500);
    expect(here()).toBe('/services');
    await act(async () => go(-1));
    await pass(10_000);
    expect(here()).toBe('/cart');
  });

  it.each(['keyDown', 'pointerDown', 'wheel', 'touchStart'] as const)(
    'B-075 C13 stays when the customer does something (%s)',
    async (act) => {
      const { here } = await openPage();
      fireEvent[act](document.body);
      await pass(60_000);
      expect(here()).toBe('/book-appointment');
      expect(screen.queryByText(/Taking you to our services/)).toBeNull();
    },
  );
});

describe('proceeding to payment', () => {
  it('B-181 asks for services when there is nothing to book', async () => {
    salon({ 'GET /cart/get-cart': { cart: { ...cart, items: [{ title: 'Gift', quantity: 1 }] } } });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect(await screen.findByText('Please add services to your cart first')).toBeInTheDocument();
  });

  it('B-076 B-133 B-157 B-158 books with one key for the choice, and goes on to the payment', async () => {
    const { callsTo } = salon();
    const { here } = open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect(await screen.findByText('Proceeding to payment gateway...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Your time is held' })).toHaveFocus();
    expect(here()).toBe('/book-appointment?appointment=a1');
    const [create] = callsTo('POST /appointments/create');
    expect(create?.body).toMatchObject({ date: '2026-11-26', startTime: '10:30', endTime: '12:45', quote: 'q1' });
    expect(create?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('B-251 B-253 says why it failed, and sends the same key when tried again', async () => {
    const { callsTo } = salon({ 'POST /appointments/create': () => refuse(409, 'X', '') });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect(await screen.findByText('Failed to book appointment')).toBeVisible();
    expect(screen.getByText('Failed to create appointment')).toBeVisible();
    await proceed();
    await waitFor(() => expect(callsTo('POST /appointments/create')).toHaveLength(2));
    const keys = callsTo('POST /appointments/create').map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('C4 takes a new key once the booking of the old one is over', async () => {
    const over = 'This booking was cancelled or has run out. Please book again.';
    const { callsTo } = salon({ 'POST /appointments/create': () => refuse(409, 'BOOKING_OVER', over) });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect((await screen.findAllByText(over))[0]).toBeVisible();
    await proceed();
    await waitFor(() => expect(callsTo('POST /appointments/create')).toHaveLength(2));
    const keys = callsTo('POST /appointments/create').map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('B-252 refuses an answer without an appointment', async () => {
    salon({ 'POST /appointments/create': {} });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect((await screen.findAllByText('Invalid response from server'))[0]).toBeVisible();
  });

  it.each<[string, object | undefined, number]>([
    ['only the times its refusal names', { availableSlots: ['09:30'] }, 0],
    ['all times but that one, when it names none', undefined, 1],
  ])('of a slot just taken, shows at once %s', async (_, left, others) => {
    const taken = bookingRefusals.BOOKING_SLOT_TAKEN.text;
    const { replies } = salon({ 'POST /appointments/create': () => refuse(409, 'BOOKING_SLOT_TAKEN', taken, left) });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    replies['POST /appointments/check-availability'] = never;
    await proceed();
    expect((await screen.findAllByText(taken))[0]).toBeVisible();
    // A screen reader announces the reason at once, wherever the button was.
    expect(document.activeElement).toHaveClass('refusal');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '10:30 AM' })).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(screen.getByRole('button', { name: '9:30 AM' })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryAllByRole('button', { name: '10:00 AM' })).toHaveLength(others);
    expect(screen.getByText('Please select a date and time to continue.')).toBeVisible();
  });

  it('shows the cart of now when it changed in another tab, and what differs', async () => {
    const text = 'Your cart has changed. Please check it and try again.';
    salon({
      'POST /appointments/create': () =>
        refuse(409, 'CART_CHANGED', text, { cart: { ...cart, quote: 'q9', items: items.slice(1) } }),
    });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(within(slip()).getByText('Frangipani Glow Facial: no longer in your cart')).toBeVisible();
    expect(screen.getByRole('button', { name: '10:30 AM' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    [
      'a special offer',
      offerCart,
      'The special offer "Bridal Morning" has ended or was removed. It is no longer in your cart.',
    ],
    ['services', cart, 'Your services were booked or removed elsewhere, or are no longer offered.'],
  ])(
    'says what has become of %s that left the cart meanwhile, and stays until it is read',
    async (_, before, sentence) => {
      let now = before;
      salon({
        'GET /cart/get-cart': () => ({ cart: now }),
        'POST /appointments/create': () => {
          now = emptied(before);
          return refuse(400, 'CART_EMPTY', 'Please add services to your cart first');
        },
      });
      open('/book-appointment');
      await chooseDay();
      await chooseTime();
      await proceed();
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
      expect(screen.queryByText(/^Taking you to our services/)).not.toBeInTheDocument();
    },
  );

  it('B-159 starts with nothing chosen again after the payment', async () => {
    const { replies } = salon();
    const { go, here } = open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    await screen.findByRole('heading', { name: 'Your time is held' });
    replies['GET /appointments/a1'] = { appointment: confirmed };
    await act(() => go('/payment-success?appointment=a1'));
    await screen.findByRole('heading', { name: 'Payment Successful!' });
    await act(() => go('/book-appointment'));
    expect(await screen.findByText('Please select a date and time to continue.')).toBeVisible();
    expect(here()).toBe('/book-appointment');
  });

  it('finds the choice again after a reload', async () => {
    salon();
    const { here } = open('/book-appointment');
    await chooseDay();
    await chooseTime();
    const address = here();
    cleanup();
    open(address);
    await waitFor(() => expect(words(slip())).toContain('10:30 AM'));
    expect(screen.getByPlaceholderText('Choose a date')).toHaveValue('November 26, 2026');
  });

  it('shows changed prices kindly, and shows the new total', async () => {
    const dearer = {
      ...cart,
      quote: 'q9',
      items: [{ ...items[0]!, service: { ...items[0]!.service, price: 7000 } }, items[1]!, items[2]!],
    };
    const text = 'Prices in your cart have changed. Please check the new total.';
    salon({ 'POST /appointments/create': () => refuse(409, 'QUOTE_CHANGED', text, { cart: dearer }) });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    await waitFor(() => expect(words(slip())).toContain('12,600.00'));
    expect(words(within(slip()).getByText(/Frangipani Glow Facial:/))).toContain('7,000.00');
  });
});
