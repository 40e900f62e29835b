import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@salon/contracts';
import { bookingSalon, chooseDay, chooseTime } from '../testing/booking-salon.js';
import { availability, freeDays, movable } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

const NEW_TIMES = 'GET /appointments/a1/new-times?date=2026-12-03';
const day = { ...availability, date: '2026-12-03' };

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

it('C10 a visit that has moved asks for no time again, although its time is no longer free', async () => {
  const { replies, callsTo } = bookingSalon(
    {
      'GET /appointments/a1/new-days?month=2026-11': { days: freeDays('2026-11', '2026-11-21') },
      'GET /appointments/a1/new-days?month=2026-12': { days: freeDays('2026-12', '2026-11-21') },
      [NEW_TIMES]: day,
      'PATCH /appointments/a1/reschedule': () => {
        replies[NEW_TIMES] = { ...day, availableSlots: ['10:00'] };
        return { appointment: { ...movable, date: '2026-12-03', startTime: '15:30', endTime: '17:45' } };
      },
    },
    movable,
  );
  open('/book-appointment?reschedule=a1');
  await chooseDay(/December 3, 2026/);
  await chooseTime('3:30 PM');
  const hints: string[] = [];
  new MutationObserver(() => {
    if (screen.queryByText(messages.chooseHint)) hints.push(messages.chooseHint);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  await userEvent.click(screen.getAllByRole('button', { name: 'Reschedule' })[0]!);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reschedule' }));
  await screen.findByText('another page');
  expect(hints).toEqual([]);
  expect(callsTo(NEW_TIMES)).toHaveLength(1);
});
