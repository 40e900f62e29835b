import { fireEvent, screen } from '@testing-library/react';
import { refuse } from '@salon/testing/fake-salon';
import { bookingSalon as salon, chooseDay, chooseTime, proceed, words } from '../testing/booking-salon.js';
import { held } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

it('gives the focus to the heading after the way back from the payment to the choice, and again to the payment', async () => {
  salon({ 'GET /appointments/my-appointments': { appointments: [held], next: null } });
  open('/book-appointment?appointment=a1');
  fireEvent.click(await screen.findByRole('link', { name: 'Date and time' }));
  await screen.findByRole('button', { name: '10:30 AM' });
  expect(screen.getByRole('heading', { name: 'Choose your time' })).toHaveFocus();
  fireEvent.click(screen.getByRole('link', { name: 'Pay now' }));
  expect(await screen.findByRole('heading', { name: 'Your time is held' })).toHaveFocus();
});

it('moves no focus on a page just opened', async () => {
  salon();
  open('/book-appointment');
  await screen.findByRole('button', { name: '10:30 AM' });
  expect(document.body).toHaveFocus();
});

it('says a failure once: the focus moves to the notice, which is neither an alert nor a toast', async () => {
  salon({ 'POST /appointments/create': () => refuse(409, 'X', '') });
  open('/book-appointment');
  await chooseDay();
  await chooseTime();
  await proceed();
  expect(
    await screen.findByRole('group', { name: 'Failed to book appointment Failed to create appointment' }),
  ).toHaveFocus();
  expect(screen.getAllByText('Failed to create appointment')).toHaveLength(1);
  expect(screen.getAllByRole('alert').map(words).join('')).toBe('');
});
