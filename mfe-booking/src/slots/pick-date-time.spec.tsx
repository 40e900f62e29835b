import { screen } from '@testing-library/react';
import { bookingSalon as salon, chooseDay, chooseTime, typeDay } from '../testing/booking-salon.js';
import { open, stopCalendar } from '../testing/open.js';

const time = () => screen.getByRole('button', { name: '10:30 AM' });

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

describe('the chosen time', () => {
  it.each([
    ['pressed', () => chooseDay()],
    ['typed', () => typeDay('26/11/2026{Enter}')],
  ])('stays when its day is %s again', async (_how, again) => {
    salon();
    const { here } = open('/book-appointment');
    await chooseDay();
    await chooseTime();
    await again();
    expect(time()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByPlaceholderText('Choose a date')).toHaveValue('November 26, 2026');
    expect(here()).toBe('/book-appointment?date=2026-11-26&time=10%3A30');
  });

  it('stays when the day that is shown first is pressed', async () => {
    salon();
    const { here } = open('/book-appointment');
    await chooseTime();
    await chooseDay(/November 21, 2026/);
    expect(time()).toHaveAttribute('aria-pressed', 'true');
    expect(here()).toBe('/book-appointment?date=2026-11-21&time=10%3A30');
  });
});
