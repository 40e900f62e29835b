import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { OTHER_PASSWORD } from '@salon/testing/passwords';
import { tooCommon } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const TOKEN = 'Zm9yZ290dGVuLXBhc3N3b3JkLXRva2VuLW9mLTMyLWI';
const RESET = `PATCH /auth/reset-password/${TOKEN}`;
const DONE = 'Password reset successful! Please login with your new password.';
const field = (name: string) => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
async function fill(password = OTHER_PASSWORD, confirm = password) {
  await userEvent.type(field('New Password'), password);
  await userEvent.type(field('Confirm Password'), confirm);
}

describe('/reset-password/{token}', () => {
  it('A-013 A-060 A-061 A-062 A-064 has both fields, the admin box and its button', () => {
    accountSalon();
    open(`/reset-password/${TOKEN}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    for (const name of ['New Password', 'Confirm Password']) expect(field(name)).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: 'Admin Account' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeVisible();
  });

  it('A-130 A-131 A-132 joins every broken rule, the first in its long wording, and sends nothing', async () => {
    const salon = accountSalon();
    open(`/reset-password/${TOKEN}`);
    await fill('abc');
    await submit();
    expect(field('New Password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters long. Password must contain at least one uppercase letter. ' +
        'Password must contain at least one number',
    );
    expect(field('New Password')).toHaveFocus();
    expect(salon.callsTo(RESET)).toEqual([]);
  });

  it('A-129 says when the two differ, until one is edited', async () => {
    const salon = accountSalon();
    open(`/reset-password/${TOKEN}`);
    await fill(OTHER_PASSWORD, `${OTHER_PASSWORD}x`);
    await submit();
    expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    await userEvent.type(field('Confirm Password'), '{Backspace}');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    expect(salon.callsTo(RESET)).toEqual([]);
  });

  it.each([
    ['user', false],
    ['admin', true],
  ])('A-063 A-177 A-185 F-029 sends role %s and says that it is done', async (role, admin) => {
    const salon = accountSalon({
      [RESET]: new Response(JSON.stringify({ status: 'success', message: DONE, data: {} })),
    });
    open(`/reset-password/${TOKEN}`);
    await fill();
    if (admin) await userEvent.click(screen.getByRole('checkbox', { name: 'Admin Account' }));
    await submit();
    expect(
      await screen.findByText('Password has been reset successfully. You will be redirected to login...'),
    ).toBeVisible();
    expect(screen.getByText(/You will be redirected to login/).closest('[role="status"]')).toHaveFocus();
    expect(screen.queryByText(/^Choose a new password/)).toBeNull();
    await screen.findByText(DONE);
    expect(salon.callsTo(RESET)[0]!.body).toEqual({ password: OTHER_PASSWORD, role });
    expect(screen.queryByLabelText('New Password')).toBeNull();
  });

  it.each([
    ['a guest', false],
    ['a customer, whose session has ended,', true],
  ])('A-065 A11 leads %s to /login three seconds later', async (_who, signedIn) => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      const { callsTo } = accountSalon({ [RESET]: {} });
      const page = open(`/reset-password/${TOKEN}`, { signedIn });
      await user.type(field('New Password'), OTHER_PASSWORD);
      await user.type(field('Confirm Password'), OTHER_PASSWORD);
      await user.click(screen.getByRole('button', { name: 'Reset Password' }));
      await screen.findByText(/You will be redirected to login/);
      await act(() => jest.advanceTimersByTimeAsync(2_900));
      expect(page.here()).toBe(`/reset-password/${TOKEN}`);
      await act(() => jest.advanceTimersByTimeAsync(200));
      await waitFor(() => expect(page.here()).toBe('/login'));
      expect(localStorage.getItem('token')).toBeNull();
      expect(callsTo('GET /auth/logout')).toHaveLength(signedIn ? 1 : 0); // It may be another account's session.
    } finally {
      jest.useRealTimers();
    }
  });

  it('T13 says of a dead link before the form is filled in what to do, and sends its token in no path', async () => {
    const dead = 'This reset link is not valid any more. Please ask for a new one.';
    const salon = accountSalon({ 'POST /auth/reset-link': refuse(400, 'RESET_LINK_DEAD', dead) });
    open(`/reset-password/${TOKEN}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(dead);
    expect(alert).toHaveFocus();
    expect(screen.queryByLabelText('New Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '/login');
    expect(salon.callsTo('POST /auth/reset-link').map(({ body }) => body)).toEqual([{ token: TOKEN }]);
  });

  it('T13 leaves it to the reset when the link could not be checked', async () => {
    const salon = accountSalon({ 'POST /auth/reset-link': refuse(429, 'THROTTLED', ''), [RESET]: {} });
    open(`/reset-password/${TOKEN}`);
    await fill();
    await submit();
    await waitFor(() => expect(salon.callsTo(RESET)).toHaveLength(1));
  });

  it('T13 says of a link that is used or too old what to do', async () => {
    accountSalon({
      [RESET]: refuse(400, 'RESET_LINK_DEAD', 'This reset link is not valid any more. Please ask for a new one.'),
    });
    open(`/reset-password/${TOKEN}`);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This reset link is not valid any more. Please ask for a new one.',
    );
    expect(screen.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute('href', '/forgot-password');
  });

  it('leads to sign-in when the response was lost: the password may be changed, and the link works once', async () => {
    const salon = accountSalon({ [RESET]: refuse(504, 'UPSTREAM_TIMEOUT', '') });
    open(`/reset-password/${TOKEN}`);
    await fill();
    await submit();
    await screen.findByRole('link', { name: 'Sign in to see.' });
    salon.replies[RESET] = refuse(400, 'RESET_LINK_DEAD', 'This reset link is not valid any more.');
    await submit();
    await screen.findByText('This reset link is not valid any more.');
    expect(screen.getByText(/^Your password may be changed already\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to see.' })).toHaveAttribute('href', '/login');
  });

  it('A11 leads a customer whose session has ended to sign-in too when the response was lost', async () => {
    const salon = accountSalon({ [RESET]: refuse(504, 'UPSTREAM_TIMEOUT', '') });
    const page = open(`/reset-password/${TOKEN}`, { signedIn: true });
    await screen.findByText('Dilani Perera');
    history.replaceState(null, '', `/reset-password/${TOKEN}`);
    salon.replies['GET /auth/me'] = refuse(401, 'UNAUTHENTICATED', '');
    await fill();
    await submit();
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in to see.' }));
    expect(page.here()).toBe('/login');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  it('asks who is still signed in to sign out first when the response was lost', async () => {
    accountSalon({ [RESET]: refuse(504, 'UPSTREAM_TIMEOUT', '') });
    open(`/reset-password/${TOKEN}`, { signedIn: true });
    await screen.findByText('Dilani Perera');
    await fill();
    await submit();
    expect(await screen.findByText(/Sign out and sign in with the new one to see\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign in to see.' })).toBeNull();
  });

  it('A13 says beside the password that it is too common, when the server refuses it', async () => {
    accountSalon({ [RESET]: tooCommon('password') });
    open(`/reset-password/${TOKEN}`);
    await fill();
    await submit();
    await waitFor(() => expect(field('New Password')).toHaveAccessibleDescription('This password is too common'));
  });

  it('A-165 says so when nothing more is known, and keeps what was typed', async () => {
    accountSalon({ [RESET]: refuse(418, 'ODD', '') });
    open(`/reset-password/${TOKEN}`);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to reset password');
    expect(screen.queryByText(/may be changed already/)).toBeNull();
    expect(field('New Password')).toHaveValue(OTHER_PASSWORD);
  });
});
