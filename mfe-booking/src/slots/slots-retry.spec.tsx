import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse, type Call } from '@salon/testing/fake-salon';
import { bookingSalon as salon } from '../testing/booking-salon.js';
import { freeDays } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

const TIMES = 'POST /appointments/check-availability';
const DAYS = 'POST /appointments/free-days';
const DAY = '/book-appointment?date=2026-11-26';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

async function retry(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Try Again' });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
}

it('keeps the focus on Try Again while the times are loaded again', async () => {
  const { replies } = salon({ [TIMES]: refuse(409, 'X', '') });
  open(DAY);
  await screen.findByText('Failed to check availability');
  replies[TIMES] = never;
  await retry();
  expect(screen.getByText('Failed to check availability')).toBeVisible();
});

it('keeps the focus on Try Again while the days are loaded again', async () => {
  const { replies } = salon({
    [DAYS]: ({ body }: Call) => {
      const { month } = body as { month: string };
      return month === '2026-12' ? refuse(503, 'UNAVAILABLE', '') : { days: freeDays(month, '2026-11-21') };
    },
  });
  open(DAY);
  await screen.findByText(/^We could not load every day of the calendar/);
  replies[DAYS] = never;
  await retry();
  expect(screen.getByText(/^We could not load every day of the calendar/)).toBeVisible();
});

it('keeps the reason of a refused day while the window takes the focus again', async () => {
  const reason = 'Please choose a day within the next 90 days';
  const { callsTo, replies } = salon({ [TIMES]: refuse(400, 'INVALID', reason) });
  open(DAY);
  await screen.findByText(reason);
  replies[TIMES] = never;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(callsTo(TIMES)).toHaveLength(2));
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
