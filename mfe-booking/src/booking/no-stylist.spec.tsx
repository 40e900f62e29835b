import { closedTexts } from '@salon/contracts';
import { screen } from '@testing-library/react';
import { bookingSalon } from '../testing/booking-salon.js';
import { freeDays } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

it('C1 the page says that no stylist can do all of the cart, on no day', async () => {
  const closed = closedTexts.skillMissing;
  const none = { date: '2026-11-21', availableSlots: [], blocked: [], closed, nextFree: null, minutes: 60 };
  bookingSalon({
    'POST /appointments/free-days': ({ body }) => ({
      days: freeDays((body as { month: string }).month, '2026-11-21').map((day) => ({
        ...day,
        state: 'closed',
        left: 0,
      })),
    }),
    'POST /appointments/check-availability': { ...none, unbookable: closed },
  });
  open('/book-appointment');
  expect(await screen.findByText(closed)).toBeVisible();
});
