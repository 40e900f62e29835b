import { closedTexts, type Availability } from '@salon/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { bookingSalon } from '../testing/booking-salon.js';
import { availability } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

const today: Availability = { ...availability, date: '2026-11-21' };
const full = { ...today, availableSlots: [], blocked: [] };

/** The line of the summary that names the earliest time. */
async function said(reply: Reply): Promise<string> {
  bookingSalon({ 'POST /appointments/check-availability': reply });
  open('/cart');
  const slip = await screen.findByRole('complementary', { name: 'Your visit' });
  await screen.findByRole('button', { name: 'Clear Cart' });
  if (typeof reply === 'object') await within(slip).findByText(/^Earliest/);
  return slip.querySelector('.cart-earliest')!.textContent;
}

describe('the earliest time of what is in the cart', () => {
  it.each([
    ['today', today, 'Earliest: today 9:30 AM'],
    ['tomorrow', { ...full, nextFree: { date: '2026-11-22', time: '10:00' } }, 'Earliest: tomorrow 10:00 AM'],
    ['another day', { ...full, nextFree: { date: '2026-12-03', time: '15:30' } }, 'Earliest: Thu, Dec 3, 3:30 PM'],
  ])('is named when it is %s', async (_, reply, sentence) => {
    expect(await said(reply)).toBe(sentence);
    expect(screen.getAllByText(sentence)).toHaveLength(2); // In the summary, and in the bar of a phone.
  });

  it.each([
    ['cannot be read', () => refuse(409, 'X', '')],
    ['is not known yet', never],
    ['does not exist', () => full],
  ])('is left out while it %s, and the way on stays', async (_, reply) => {
    expect(await said(reply)).toBe('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Proceed to Book Appointment' })).toHaveLength(2);
  });

  it('C1 gives way to the reason when no stylist does everything in the cart', async () => {
    const closed = closedTexts.skillMissing;
    bookingSalon({ 'POST /appointments/check-availability': { ...full, closed, unbookable: closed } });
    open('/cart');
    const slip = await screen.findByRole('complementary', { name: 'Your visit' });
    expect(
      await within(slip).findByText('No stylist does all of these services. Please book them as two visits.'),
    ).toBeVisible();
    expect(screen.queryByText(/^Earliest/)).toBeNull();
  });

  it('B-050 is the day that is open on the booking page', async () => {
    bookingSalon({ 'POST /appointments/check-availability': today });
    open('/cart');
    await userEvent.click((await screen.findAllByRole('link', { name: 'Proceed to Book Appointment' }))[0]!);
    expect(await screen.findByRole('button', { name: '9:30 AM' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Date of your visit' })).toHaveValue('November 21, 2026');
  });
});
