import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import { refuse, type Call } from '@salon/testing/fake-salon';
import { availability, freeDays } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

describe('choosing a date and a time', () => {
  it('B-009 B-056 B-068 B-069 starts with a date to choose', async () => {
    salon();
    open('/book-appointment');
    expect(await screen.findByPlaceholderText('Choose a date')).toBeVisible();
    expect(await screen.findByText('Please select a date and time to continue.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Proceed to Payment' })[0]).toBeEnabled();
  });

  it('B-054 takes no day before today', async () => {
    const { callsTo } = salon();
    open('/book-appointment');
    expect(await screen.findByRole('button', { name: /November 20, 2026/ })).toHaveAttribute('aria-disabled', 'true');
    await typeDay('November 20, 2026{Enter}');
    expect(said()).toHaveTextContent('Date cannot be before today');
    expect(datesRequested(callsTo)).not.toContain('2026-11-20');
  });

  it('C1 says of a typed day beyond the horizon that it is not open yet, as soon as that is known, and offers nothing to retry', async () => {
    salon({
      'POST /appointments/check-availability': () =>
        refuse(400, 'INVALID', 'Please choose a day within the next 90 days'),
      'POST /appointments/free-days': ({ body }: Call) => {
        const { month } = body as { month: string };
        return {
          days:
            month === '2027-03'
              ? [{ date: '2027-03-30', state: 'beyond', left: 0, note: 'Bookings open 90 days ahead' }]
              : freeDays(month, '2026-11-21'),
        };
      },
    });
    open('/book-appointment');
    await typeDay('March 30, 2027{Enter}');
    expect(await screen.findByText('Please choose a day within the next 90 days')).toBeVisible();
    expect(
      await screen.findByRole('textbox', { name: 'Date of your visit', description: 'Bookings open 90 days ahead' }),
    ).toHaveValue('March 30, 2027');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('B-055 B-058 B-154 takes a typed day, shows it in words, and loads its times', async () => {
    const { callsTo } = salon();
    open('/book-appointment');
    await typeDay('26/11/2026{Enter}');
    expect(screen.getByPlaceholderText('Choose a date')).toHaveValue('November 26, 2026');
    expect(await screen.findByRole('button', { name: '3:30 PM' })).toBeVisible();
    expect(callsTo('POST /appointments/check-availability').at(-1)?.body).toEqual({
      date: '2026-11-26',
      services: [
        { _id: 's1', averageTime: 60, quantity: 1 },
        { _id: 's2', averageTime: 45, quantity: 1 },
        { _id: 's3', averageTime: 15, quantity: 2 },
      ],
    });
  });

  it.each([
    ['soon', 'Please enter a date like November 21, 2026'],
    ['1 Dec 2099', 'This day is not open for booking yet'],
  ])('takes no day from "%s", asks nobody about it, and says what to do', async (typed, sentence) => {
    const { callsTo } = salon();
    open('/book-appointment');
    await typeDay(`${typed}{Enter}`);
    expect(said()).toHaveTextContent(sentence);
    expect(screen.getByRole('textbox', { name: 'Date of your visit', description: sentence })).toBeInvalid();
    expect(datesRequested(callsTo).filter((date) => date !== '2026-11-21')).toEqual([]); // The day shown first.
  });

  it('names a day that can be booked as the example of a date', async () => {
    salon({
      'POST /appointments/free-days': ({ body }: Call) => ({
        days: freeDays((body as { month: string }).month, '2026-11-21').map((day) =>
          day.date === '2026-11-21' ? { ...day, state: 'full', left: 0 } : day,
        ),
      }),
    });
    open('/book-appointment');
    await screen.findByRole('button', { name: '10:30 AM' });
    await typeDay('blah{Enter}');
    expect(said()).toHaveTextContent('Please enter a date like November 24, 2026');
  });

  it('keeps the chosen day, its times and the chosen one when a date is mistyped', async () => {
    salon();
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await typeDay('blah{Enter}');
    expect(screen.getByRole('button', { name: '10:30 AM' })).toHaveAttribute('aria-pressed', 'true');
    expect(words(slip())).toContain('November 26, 202610:30 AM');
    await chooseTime('3:30 PM');
    expect(screen.getByPlaceholderText('Choose a date')).toHaveValue('November 26, 2026');
    expect(said()).toBeEmptyDOMElement();
  });

  it('books no other day than the one in the field: a typed day that is not available has to be corrected first', async () => {
    const { callsTo } = salon();
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await typeDay('nov 29');
    await proceed();
    const field = screen.getByRole('textbox', { name: 'Date of your visit', description: 'Closed on Sundays' });
    expect(field).toHaveValue('nov 29');
    expect(field).toHaveFocus();
    expect(callsTo('POST /appointments/create')).toEqual([]);
    await typeDay('{Enter}');
    expect(field).toHaveValue('November 26, 2026');
    await proceed();
    await waitFor(() => expect(callsTo('POST /appointments/create')).toHaveLength(1));
  });

  it('says why a closed day cannot be had when it is typed', async () => {
    salon();
    open('/book-appointment');
    await screen.findByRole('button', { name: /November 26, 2026/ });
    await typeDay('nov 22{Enter}');
    expect((await screen.findAllByText(/Closed on Sundays/))[0]).toBeVisible();
  });

  it('B-057 shows times under the parts of the day and says why one is not to be had', async () => {
    salon();
    open('/book-appointment');
    await chooseDay();
    const afternoon = await screen.findByRole('group', { name: 'Afternoon' });
    await userEvent.click(within(afternoon).getByRole('button', { name: '1:30 PM' }));
    expect(within(afternoon).getByRole('status')).toHaveTextContent('All stylists are busy.');
    expect(screen.getByText('Please select a date and time to continue.')).toBeVisible();
  });

  it('B-059 B-060 B-061 B-062 B-063 B-064 B-065 B-066 B-067 B-155 sums the chosen visit up', async () => {
    salon();
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    const said = words(slip());
    for (const part of [
      'November 26, 202610:30 AM12:45 PM135 minutes (2 h 15) Any stylist',
      'Frangipani Glow Facial x 1LKR 6,500.0060 minutes (1 h)',
      'Silk Blow-dry x 1LKR 2,800.0045 minutes',
      'Hand-painted Accent x 2LKR 1,800.0030 minutes',
      'Booking FeeLKR 1,000.00',
      'Total Duration135 minutes (2 h 15)',
      'Total AmountLKR 12,100.00',
    ]) {
      expect(said).toContain(part);
    }
  });

  it('B-153 forgets the time when another day is chosen', async () => {
    salon();
    open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await chooseDay(/November 27, 2026/);
    expect(screen.getByText('Please select a date and time to continue.')).toBeVisible();
  });

  it('B-069 does not choose a time of the address that has been taken since', async () => {
    salon();
    open('/book-appointment?date=2026-11-26&time=13:30');
    expect(await screen.findByRole('button', { name: '1:30 PM' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('Please select a date and time to continue.')).toBeVisible();
  });

  it('B-070 B-071 shows what is paid online and what at the salon', async () => {
    salon();
    open('/book-appointment');
    await screen.findByRole('complementary', { name: 'Your visit' });
    expect(words(slip())).toContain(
      'A booking fee of LKR 1,000.00 is paid online and the remaining amount is paid at the salon.',
    );
  });

  it('narrows the times to one stylist', async () => {
    const { callsTo } = salon();
    open('/book-appointment');
    await chooseDay();
    await userEvent.click(await screen.findByRole('radio', { name: 'Ruwan' }));
    await waitFor(() =>
      expect(callsTo('POST /appointments/check-availability').at(-1)?.body).toMatchObject({ stylistId: 'st2' }),
    );
  });

  it('shows each stylist by their own portrait, and by initials without one', async () => {
    salon();
    open('/book-appointment');
    await chooseDay();
    const face = (name: string) => screen.getByRole('radio', { name }).closest('label')!.querySelector('.avatar')!;
    await screen.findByRole('radio', { name: 'Ruwan' });
    expect(face('Ruwan').querySelector('img')).toHaveAttribute('src', '/art/people/ruwan-fernando.svg');
    expect(face('Ishara')).toHaveTextContent('I');
  });

  it('B-247 offers the next free time when a day is full', async () => {
    const full = { ...availability, availableSlots: [], blocked: [], nextFree: { date: '2026-11-27', time: '09:00' } };
    salon({
      'POST /appointments/check-availability': ({ body }: Call) =>
        (body as { date: string }).date === '2026-11-26' ? full : { ...availability, availableSlots: ['09:00'] },
    });
    open('/book-appointment');
    await chooseDay();
    expect(await screen.findByText('No available slots found for the selected date')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next free: Fri, Nov 27, 9:00 AM' }));
    expect(screen.getByRole('region', { name: 'Time' })).toHaveFocus();
    await waitFor(() => expect(words(slip())).toContain('November 27, 2026'));
  });

  it('reads out how many times a chosen day has', async () => {
    salon();
    open('/book-appointment');
    const region = (await screen.findByText('11 free times on November 21, 2026')).parentElement;
    expect(region).toHaveAttribute('aria-live', 'polite');
    await chooseDay();
    await waitFor(() => expect(region).toHaveTextContent('11 free times on November 26, 2026'));
  });

  it('B-248 B-249 says when the times could not be loaded', async () => {
    salon({ 'POST /appointments/check-availability': () => refuse(409, 'X', '') });
    open('/book-appointment');
    await chooseDay();
    expect(await screen.findByText('Failed to load available time slots')).toBeVisible();
    expect(screen.getByText('Failed to check availability')).toBeVisible();
  });
});
