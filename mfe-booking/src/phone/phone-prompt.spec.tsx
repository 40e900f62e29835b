import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { bookingSalon } from '../testing/booking-salon.js';
import { held, user } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

const PAY = 'POST /appointments/init-payhere';
const SAVE = 'PUT /users/profile';
const nameless = { ...user, phone: null };
const question = () => screen.findByRole('heading', { name: 'May we have your phone number?' });

const payment = () => screen.getByRole('heading', { name: 'Pay the booking fee' });

beforeEach(stopCalendar);
afterEach(() => void jest.useRealTimers());

function show(replies: Record<string, Reply> = {}, visit = held) {
  const salon = bookingSalon({ 'GET /auth/me': { user: nameless }, ...replies }, visit);
  open('/book-appointment?appointment=a1');
  return salon;
}

describe('the phone number before the first payment', () => {
  it('A14 is asked for before anything is asked of the gateway, with the hold still counting, and is then saved', async () => {
    const salon = show({ [SAVE]: { user: { ...user, phone: '0771234567' } } });
    await question();
    expect(screen.getByRole('timer')).toBeVisible();
    expect(salon.callsTo(PAY)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Phone Number'), '077 123 4567');
    await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
    await waitFor(() => expect(salon.callsTo(PAY)).toHaveLength(1));
    expect(salon.callsTo(SAVE)[0]!.body).toEqual({ phone: '077 123 4567' });
    expect(payment()).toHaveFocus();
  });

  it('A14 may be left unanswered, and is not asked for again', async () => {
    const salon = show();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Go on without' }));
    await waitFor(() => expect(salon.callsTo(PAY)).toHaveLength(1));
    expect(payment()).toHaveFocus();
    expect(salon.callsTo(SAVE)).toEqual([]);
    expect(localStorage.getItem(`phone-asked-${user._id}`)).toBe('yes');
  });

  it('A14 is not asked of whoever has one, or between two tries to pay', async () => {
    const known = show({ 'GET /auth/me': { user } });
    await waitFor(() => expect(known.callsTo(PAY)).toHaveLength(1));
    expect(payment()).not.toHaveFocus();
    const again = show({}, { ...held, orderId: 'o1' });
    await waitFor(() => expect(again.callsTo(PAY)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'May we have your phone number?' })).toBeNull();
  });

  it('A-143 A-144 says what is wrong with it, and when it could not be saved', async () => {
    const salon = show({ [SAVE]: refuse(418, 'ODD', '') });
    await question();
    await userEvent.type(screen.getByLabelText('Phone Number'), '12345');
    await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(screen.getByLabelText('Phone Number')).toHaveFocus();
    expect(screen.getByLabelText('Phone Number')).toHaveAccessibleDescription(
      /Please enter a valid 10-digit phone number/,
    );
    expect(salon.callsTo(SAVE)).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Phone Number'));
    await userEvent.type(screen.getByLabelText('Phone Number'), '0771234567');
    await userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(screen.getByLabelText('Phone Number')).toBeValid();
  });

  it('keeps the focus in the field while it is saved with Enter, and when that fails', async () => {
    let fail = (_reply: Response): void => undefined;
    const salon = show({ [SAVE]: () => new Promise<Response>((resolve) => (fail = resolve)) });
    await question();
    const field = screen.getByLabelText('Phone Number');
    await userEvent.type(field, '0771234567{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await userEvent.type(field, '8{Enter}');
    expect(salon.callsTo(SAVE)).toHaveLength(1);
    fail(refuse(418, 'ODD', ''));
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('0771234567');
  });
});
