import { refuse } from '@salon/testing/fake-salon';
import { screen, within } from '@testing-library/react';
import { bookingSalon, chooseDay, chooseTime, proceed } from '../testing/booking-salon.js';
import { site } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);

it.each([
  ['TOO_LONG_UNPAID', ['Change your cart', '+94 11 234 5678']],
  ['TOO_MANY_UNPAID', ['+94 11 234 5678']],
  ['CUSTOMER_BLOCKED', ['+94 11 234 5678']],
])('a booking refused with %s has links to what it asks for: %j', async (code, links) => {
  bookingSalon({ 'GET /site': { site }, 'POST /appointments/create': refuse(409, code, 'Please call us.') });
  open('/book-appointment');
  await chooseDay();
  await chooseTime();
  await proceed();
  const help = within(await screen.findByRole('list', { name: 'Help' }));
  expect(help.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
  expect(help.getByRole('link', { name: '+94 11 234 5678' })).toHaveAttribute('href', 'tel:+94112345678');
});

it('another refusal has none', async () => {
  bookingSalon({ 'POST /appointments/create': refuse(409, 'HELD_ELSEWHERE', 'Please try again.') });
  open('/book-appointment');
  await chooseDay();
  await chooseTime();
  await proceed();
  await screen.findByText('Please try again.');
  expect(screen.queryByRole('list', { name: 'Help' })).toBeNull();
});
