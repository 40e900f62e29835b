import { act, fireEvent, screen } from '@testing-library/react';
import { bookingSalon } from '../testing/booking-salon.js';
import { held } from '../testing/fixtures.js';
import { MORNING, open, pass } from '../testing/open.js';

afterEach(() => jest.useRealTimers());

const HOUR = 3_600_000;

/** Opens a page of a held visit in a browser whose clock is so much ahead of the salon's. */
async function openWrong(off: number, path: string): Promise<void> {
  jest.useFakeTimers({ now: MORNING.getTime() + off });
  const headers = { date: MORNING.toUTCString() };
  bookingSalon({
    'GET /appointments/a1': () =>
      new Response(JSON.stringify({ status: 'success', data: { appointment: held } }), { headers }),
  });
  open(path);
  await pass(50);
}

it.each([
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
])('C5 counts the minutes of a hold by the salon, also in a browser whose clock is %s', async (_how, off) => {
  await openWrong(off, '/book-appointment?appointment=a1');
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[12]:\d\d$/);
  fireEvent.click(screen.getByRole('link', { name: 'Date and time' }));
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(screen.getByText(/is held for you until 10:42 AM/)).toBeVisible();
});

it('C5 does so after a payment that was not completed', async () => {
  await openWrong(HOUR, '/payment-cancel?appointment=a1');
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[12]:\d\d$/);
});
