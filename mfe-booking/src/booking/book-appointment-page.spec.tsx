import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptied } from '../cart/cart.rules.js';
import { bookingSalon as salon, chooseDay, chooseTime, proceed, slip, words } from '../testing/booking-salon.js';
import { refuse } from '@salon/testing/fake-salon';
import { availability, cart, confirmed, items, offerCart } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

describe('an empty cart', () => {
  it('B-072 B-073 B-074 shows where services are', async () => {
    salon({ 'GET /cart/get-cart': { cart: emptied(cart) } });
    open('/book-appointment');
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByText('Add services to your cart before booking an appointment.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
  });

  const wait = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

  it('B-075 goes to the services after 3 seconds', async () => {
    salon({ 'GET /cart/get-cart': { cart: emptied(cart) } });
    const { here } = open('/book-appointment');
    await screen.findByText('Your cart is empty');
    await wait(2500);
    expect(here()).toBe('/book-appointment');
    await wait(700);
    expect(here()).toBe('/services');
  });

  it('B-075 stays when the customer does something', async () => {
    salon({ 'GET /cart/get-cart': { cart: emptied(cart) } });
    const { here } = open('/book-appointment');
    await screen.findByText('Your cart is empty');
    await userEvent.keyboard('{Tab}');
    await wait(3200);
    expect(here()).toBe('/book-appointment');
  });
});

describe('proceeding to payment', () => {
  it('B-178 B-180 asks for the date first, then B-179 for the time', async () => {
    salon();
    open('/book-appointment');
    await screen.findByPlaceholderText('Choose a date');
    await proceed();
    expect(await screen.findByText('Please select a date for your appointment')).toBeVisible();
    expect((await screen.findAllByText('Please select date, time and services'))[0]).toBeInTheDocument();
    await chooseDay();
    await proceed();
    expect(await screen.findByText('Please select a date and time for your appointment')).toBeVisible();
  });

  it('B-181 asks for services when there is nothing to book', async () => {
    salon({ 'GET /cart/get-cart': { cart: { ...cart, items: [{ title: 'Gift', quantity: 1 }] } } });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect(await screen.findByText('Please add services to your cart first')).toBeInTheDocument();
  });

  it('B-076 B-133 B-157 B-158 books with one key for the choice, and goes on to the payment', async () => {
    const { asked } = salon();
    const { here } = open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect(await screen.findByText('Proceeding to payment gateway...')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Your time is held' })).toHaveFocus();
    expect(here()).toBe('/book-appointment?appointment=a1');
    const [create] = asked('POST /appointments/create');
    expect(create?.body).toMatchObject({ date: '2026-11-26', startTime: '10:30', endTime: '12:45', quote: 'q1' });
    expect(create?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('B-251 B-253 says why it failed, and sends the same key when tried again', async () => {
    const { asked } = salon({ 'POST /appointments/create': () => refuse(409, 'X', '') });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect(await screen.findByText('Failed to book appointment')).toBeVisible();
    expect((await screen.findAllByText('Failed to create appointment'))[0]).toBeVisible();
    await proceed();
    await waitFor(() => expect(asked('POST /appointments/create')).toHaveLength(2));
    const keys = asked('POST /appointments/create').map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('B-252 refuses an answer without an appointment', async () => {
    salon({ 'POST /appointments/create': {} });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect((await screen.findAllByText('Invalid response from server'))[0]).toBeVisible();
  });

  it('shows the fresh times when the slot was just taken', async () => {
    const taken = 'That time has just been taken. Please pick another.';
    let fresh = availability;
    salon({
      'POST /appointments/check-availability': () => fresh,
      'POST /appointments/create': () => {
        fresh = { ...availability, availableSlots: ['09:30'], blocked: [{ time: '10:30', code: 'BUSY', text: 'All stylists busy' }] };
        return refuse(409, 'BOOKING_SLOT_TAKEN', taken, { availableSlots: ['09:30'] });
      },
    });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect((await screen.findAllByText(taken))[0]).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '10:30 AM' })).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByRole('button', { name: '9:30 AM' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('Please select a date and time to continue.')).toBeVisible();
  });

  it('shows the cart of now when it changed in another tab, and what differs', async () => {
    const text = 'Your cart has changed. Please check it and try again.';
    salon({ 'POST /appointments/create': () => refuse(409, 'CART_CHANGED', text, { cart: { ...cart, quote: 'q9', items: items.slice(1) } }) });
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await proceed();
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(within(slip()).getByText('Frangipani Glow Facial: no longer in your cart')).toBeVisible();
    expect(screen.getByRole('button', { name: '10:30 AM' })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['a special offer', offerCart, 'The special offer "Bridal Morning" has ended or was removed. It is no longer in your cart.'],
    ['services', cart, 'Your services were booked or removed elsewhere, or are no longer offered.'],
  ])('says what has become of %s that left the cart meanwhile, and stays until it is read', async (_, before, sentence) => {
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
  });

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

  it('tells changed prices kindly, and shows the new total', async () => {
    const dearer = { ...cart, quote: 'q9', items: [{ ...items[0]!, service: { ...items[0]!.service, price: 7000 } }, items[1]!, items[2]!] };
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
