import { bookingRefusals } from '@salon/contracts';
import { refuse, type Call } from '@salon/testing/fake-salon';
import { screen, waitFor, within } from '@testing-library/react';
import { bookingSalon as salon, chooseDay, chooseTime, proceed, slip, words } from '../testing/booking-salon.js';
import { availability, cart, items } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);

const HINT = 'Please select a date and time to continue.';
const [glow, dry, accent] = items;
const withGlow = (averageTime: number) => ({
  ...cart,
  quote: 'q9',
  minutes: cart.minutes + averageTime - 60,
  items: [{ ...glow!, service: { ...glow!.service, averageTime } }, dry!, accent!],
});

/** The salon changes the minutes of the facial; `slots` are the times that its day has then. */
async function bookChanged(averageTime: number, slots: string[]): Promise<void> {
  const changed = withGlow(averageTime);
  salon({
    'POST /appointments/create': () =>
      refuse(409, 'QUOTE_CHANGED', bookingRefusals.QUOTE_CHANGED.text, { cart: changed }),
    'POST /appointments/check-availability': ({ body }: Call) => {
      const { date, services } = body as { date: string; services: { averageTime: number }[] };
      const isChanged = services[0]!.averageTime === averageTime;
      return { ...availability, date, ...(isChanged && { availableSlots: slots, minutes: changed.minutes }) };
    },
  });
  open('/book-appointment');
  await chooseDay();
  await chooseTime();
  await proceed();
}

it('says that the minutes of a service have changed, and that the chosen time is not free for them', async () => {
  await bookChanged(150, ['09:30']);
  await screen.findAllByText('Minutes in your cart have changed. Please check the time of your visit.');
  expect(words(within(slip()).getByText(/^Frangipani Glow Facial:/))).toBe(
    'Frangipani Glow Facial: 150 minutes (2 h 30), was 60 minutes (1 h)',
  );
  expect(within(slip()).queryByText(/Prices/)).toBeNull();
  expect(
    await within(slip()).findByText(
      'Your visit takes 225 minutes (3 h 45) now, and 10:30 AM is no longer free for it.',
    ),
  ).toBeVisible();
  expect(within(slip()).getByText(HINT)).toBeVisible();
  await chooseTime('9:30 AM');
  await waitFor(() => expect(within(slip()).queryByText(/too short/)).toBeNull());
});

it('keeps the chosen time while the longer visit still fits, and does not call it too short', async () => {
  await bookChanged(90, ['09:30', '10:30']);
  await screen.findAllByText('Minutes in your cart have changed. Please check the time of your visit.');
  await waitFor(() => expect(words(slip())).toContain('10:30 AM1:15 PM165 minutes (2 h 45)'));
  expect(within(slip()).queryByText(/too short/)).toBeNull();
});
