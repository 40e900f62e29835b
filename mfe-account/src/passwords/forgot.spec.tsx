import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { accountSalon, open } from '../testing/open.js';

const email = () => screen.getByLabelText('Email address');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
const SENT = 'Password reset link has been sent to your email. Please check your inbox.';
const answer = new Response(JSON.stringify({ status: 'success', message: SENT, data: {} }));
const FORGOT = 'POST /auth/forgot-password';

describe('/forgot-password', () => {
  it('A-012 A-056 A-057 A-058 A-059 has its title, one e-mail field, its button and the way back', () => {
    accountSalon();
    open('/forgot-password');
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    expect(screen.getAllByRole('textbox')).toEqual([email()]);
    expect(screen.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  });

  it.each([
    ['user', false],
    ['admin', true],
  ])('A-148 A-184 F-027 asks as %s and says what the salon answers', async (role, admin) => {
    const salon = accountSalon({ [FORGOT]: answer });
    open('/forgot-password');
    await userEvent.type(email(), ' dilani@example.lk ');
    if (admin) await userEvent.click(screen.getByRole('checkbox', { name: 'Admin Account' }));
    await send();
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.getByText(SENT).closest('[role="status"]')).toHaveFocus();
    expect(salon.callsTo(FORGOT)[0]!.body).toEqual({ email: 'dilani@example.lk', role });
  });

  it.each([
    ['', 'Email is required'],
    ['dilani', 'Email is invalid'],
  ])('sends nothing for the address "%s"', async (typed, sentence) => {
    const salon = accountSalon();
    open('/forgot-password');
    if (typed) await userEvent.type(email(), typed);
    await send();
    expect(email()).toHaveAccessibleDescription(sentence);
    expect(email()).toHaveFocus();
    expect(salon.callsTo(FORGOT)).toEqual([]);
    await userEvent.type(email(), 'x');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each([
    ['A-164', refuse(418, 'ODD', ''), 'Failed to send reset link'],
    [
      'A-164',
      refuse(429, 'THROTTLED', 'Too many attempts. Please wait a moment and try again.'),
      'Too many attempts. Please wait a moment and try again.',
    ],
  ])('%s says what went wrong and keeps the address', async (_id, reply, sentence) => {
    accountSalon({ [FORGOT]: reply });
    open('/forgot-password');
    await userEvent.type(email(), 'dilani@example.lk');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(email()).toHaveValue('dilani@example.lk');
    expect(screen.queryByText(SENT)).toBeNull();
  });
});
