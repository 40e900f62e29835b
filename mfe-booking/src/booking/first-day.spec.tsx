import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse, type Call } from '@salon/testing/fake-salon';
import {
  bookingSalon as salon,
  chooseDay,
  chooseTime,
  datesRequested,
  proceed,
  said,
  slip,
  typeDay,
  words,
} from '../testing/booking-salon.js';
import { onPhone } from '../testing/on-phone.js';
import { cart, freeDays, items } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const field = () => screen.getByRole('textbox', { name: 'Date of your visit' });
const monthOf = ({ body }: Call) => (body as { month: string }).month;

describe('the day that is shown first', () => {
  it('B-154 is the earliest free one, with its times and without a chosen time', async () => {
    const { callsTo } = salon();
    const { here } = open('/book-appointment');
    await screen.findByRole('button', { name: '10:30 AM' });
    expect(field()).toHaveValue('November 21, 2026');
    expect(screen.getByText('November 21, 2026 · 11 free')).toBeVisible();
    expect(datesRequested(callsTo)).toEqual(['2026-11-21']);
    expect(words(slip())).toContain('Please select a date and time to continue.');
    expect(here()).toBe('/book-appointment');
  });

  it('is booked with the time alone', async () => {
    const { callsTo } = salon();
    const { here } = open('/book-appointment');
    const flower = () => document.querySelector('.progress .blossom');
    await waitFor(() => expect(flower()).toHaveAttribute('data-petals', '2')); // Services and day.
    await chooseTime();
    expect(flower()).toHaveAttribute('data-petals', '3');
    expect(here()).toBe('/book-appointment?date=2026-11-21&time=10%3A30');
    await proceed();
    await waitFor(() =>
      expect(callsTo('POST /appointments/create')[0]?.body).toMatchObject({ date: '2026-11-21', startTime: '10:30' }),
    );
  });

  it('is of the next month when this one has none left', async () => {
    salon({
      'POST /appointments/free-days': (call) => ({
        days: freeDays(monthOf(call), '2026-11-21').map((day) =>
          monthOf(call) === '2026-11' ? { ...day, state: 'full', left: 0 } : day,
        ),
      }),
    });
    open('/book-appointment');
    await screen.findByRole('button', { name: '10:30 AM' });
    expect(field()).toHaveValue('December 1, 2026');
  });

  it('is looked for until the booking window ends', async () => {
    const days = (month: string) =>
      freeDays(month, '2026-11-21').map((day) => ({ ...day, state: month < '2027-01' ? 'full' : day.state }));
    salon({ 'POST /appointments/free-days': (call) => ({ days: days(monthOf(call)) }) });
    open('/book-appointment');
    await screen.findByRole('button', { name: '10:30 AM' });
    expect(field()).toHaveValue('January 1, 2027');
    expect(screen.getByRole('button', { name: /January 1.*, chosen$/ })).toBeVisible();
  });

  it('is none when the booking window is full', async () => {
    const days = (month: string) =>
      freeDays(month, '2026-11-21').map((day) => ({ ...day, state: month < '2027-01' ? 'full' : 'beyond', left: 0 }));
    const { callsTo } = salon({ 'POST /appointments/free-days': (call) => ({ days: days(monthOf(call)) }) });
    open('/book-appointment');
    await waitFor(() => expect(callsTo('POST /appointments/free-days').map(monthOf)).toContain('2027-01'));
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading times' })).not.toBeInTheDocument());
    expect(field()).toHaveValue('');
    expect(callsTo('POST /appointments/free-days').map(monthOf)).not.toContain('2027-02');
  });

  it('is not looked for beyond a month that cannot be loaded', async () => {
    const full = (month: string) =>
      freeDays(month, '2026-11-21').map((day) => ({ ...day, state: 'full' as const, left: 0 }));
    const { callsTo } = salon({
      'POST /appointments/free-days': (call) =>
        monthOf(call) === '2027-01'
          ? refuse(503, 'UNAVAILABLE', 'Server error. Please try again later')
          : { days: full(monthOf(call)) },
    });
    open('/book-appointment');
    expect(await screen.findByText(/^We could not load every day of the calendar/)).toBeVisible();
    expect(field()).toHaveValue('');
    expect(callsTo('POST /appointments/free-days').map(monthOf)).not.toContain('2027-02');
  });

  it('is not guessed while the days before it are unknown', async () => {
    const { callsTo } = salon({
      'POST /appointments/free-days': (call) =>
        monthOf(call) === '2026-11' ? never() : { days: freeDays(monthOf(call), '2026-11-21') },
    });
    open('/book-appointment');
    await waitFor(() => expect(field()).toBeVisible());
    expect(await screen.findByRole('status', { name: 'Loading times' })).toBeVisible();
    expect(callsTo('POST /appointments/check-availability')).toEqual([]);
  });

  it('gives way to the day of the address', async () => {
    salon();
    open('/book-appointment?date=2026-11-26');
    await screen.findByRole('button', { name: '10:30 AM' });
    expect(field()).toHaveValue('November 26, 2026');
  });

  it('is searched for any stylist when the one of the address no longer works here', async () => {
    const { callsTo } = salon();
    open('/book-appointment?date=2026-11-26&stylist=gone');
    expect(await screen.findByRole('radio', { name: 'Any stylist' })).toBeChecked();
    await waitFor(() =>
      expect(callsTo('POST /appointments/check-availability').at(-1)?.body).not.toHaveProperty('stylistId'),
    );
    await chooseTime();
    await proceed();
    await waitFor(() => expect(callsTo('POST /appointments/create')).toHaveLength(1));
    expect(callsTo('POST /appointments/create')[0]?.body).not.toHaveProperty('stylistId');
  });

  it('names in words that few times are left', async () => {
    salon({
      'POST /appointments/check-availability': ({ body }: Call) => ({
        date: (body as { date: string }).date,
        availableSlots: ['09:30', '10:00'],
        blocked: [{ time: '10:30', code: 'BUSY', text: 'All stylists busy' }],
        closed: null,
        nextFree: null,
        minutes: 135,
      }),
    });
    open('/book-appointment');
    expect(await screen.findByText('November 21, 2026 · few left: 2')).toBeVisible();
    expect(screen.getByText('not free: press one to see why')).toBeVisible();
  });
});

describe('proceeding to payment without a day', () => {
  it('B-178 B-180 asks for the date first, then B-179 for the time', async () => {
    salon({ 'POST /appointments/free-days': () => refuse(409, 'X', '') });
    open('/book-appointment');
    await screen.findByText(/^We could not load every day/);
    await proceed();
    expect(said()).toHaveTextContent('Please select a date for your appointment');
    expect((await screen.findAllByText('Please select date, time and services'))[0]).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Date' })).toHaveFocus();
    await typeDay('November 26, 2026{Enter}');
    await screen.findByRole('button', { name: '10:30 AM' });
    await proceed();
    expect(await screen.findByText('Please select a date and time for your appointment')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Time' })).toHaveFocus();
  });
});

describe('on a phone', () => {
  beforeEach(onPhone);

  const days = () => within(screen.getByRole('grid')).getAllByRole('button');

  it('B-053 shows two weeks from today, which open into the month with all its facts', async () => {
    salon();
    open('/book-appointment');
    await screen.findByRole('button', { name: '10:30 AM' });
    expect(days()).toHaveLength(14);
    expect(days()[0]).toHaveAccessibleName('November 21, 2026, today, free, chosen');
    const month = screen.getByRole('button', { name: 'Month' });
    expect(month).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(month);
    expect(days()).toHaveLength(35);
    expect(month).toHaveAttribute('aria-expanded', 'true');
    for (const fact of [
      'November 22, 2026, Closed on Sundays',
      'November 23, 2026, No time left for a visit of this length',
      /25, 2026, 2 times left/,
    ])
      expect(screen.getByRole('button', { name: fact })).toBeVisible();
    await chooseDay(/December 18, 2026/);
    await userEvent.click(month);
    expect(screen.getByRole('button', { name: /December 18, 2026, free, chosen/ })).toBeVisible();
  });

  it('B-061 B-066 B-067 sums the visit up in one line that opens', async () => {
    salon();
    open('/book-appointment');
    await screen.findByRole('button', { name: '10:30 AM' });
    const line = within(slip()).getByText('135 minutes (2 h 15)', { selector: 'summary *' }).closest('summary')!;
    expect(words(line)).toBe('Frangipani Glow Facial + 2 more 135 minutes (2 h 15)Total LKR 12,100.00');
    expect(within(slip()).getByText('Total Amount')).not.toBeVisible();
    await userEvent.click(line);
    expect(within(slip()).getByText('Total Amount')).toBeVisible();
    expect(within(slip()).getByText(/A booking fee of LKR 1,000.00 is paid online/)).toBeVisible();
  });

  it('B-062 names in that line how often the service is done', async () => {
    salon({ 'GET /cart/get-cart': { cart: { ...cart, items: [{ ...items[0]!, quantity: 5 }] } } });
    open('/book-appointment');
    await screen.findByRole('button', { name: '10:30 AM' });
    const line = slip().querySelector('summary')!;
    expect(words(line)).toMatch(/^Frangipani Glow Facial x 5 .*Total LKR 33,500\.00$/);
  });

  it('names the stylist in one line, which opens, closes when one is pressed and keeps the focus', async () => {
    const { callsTo } = salon();
    open('/book-appointment');
    const change = await screen.findByRole('button', { name: 'change the stylist' });
    expect(screen.getByText('Any stylist', { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(change);
    await userEvent.click(screen.getByRole('radio', { name: 'Ruwan' }));
    expect(screen.getByText('Ruwan', { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(change).toHaveFocus();
    await waitFor(() =>
      expect(callsTo('POST /appointments/check-availability').at(-1)?.body).toMatchObject({ stylistId: 'st2' }),
    );
  });

  it('stays open while the arrow keys go through the stylists', async () => {
    salon();
    open('/book-appointment');
    await userEvent.click(await screen.findByRole('button', { name: 'change the stylist' }));
    screen.getByRole('radio', { name: 'Any stylist' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Nadeesha' })).toBeChecked();
  });
});
