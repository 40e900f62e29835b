import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refuse } from '@salon/testing/fake-salon';
import { OTHER_PASSWORD, PASSWORD } from '@salon/testing/passwords';
import { NOW, tooCommon, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { type ChangeField, changeProblem } from './passwords.rules.js';

const CHANGE = 'PATCH /auth/update-password';
const BANNER = 'Password changed successfully!';
const field = (name: string) => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
const said = (message: string) => new Response(JSON.stringify({ status: 'success', message, data: {} }));
const wrong = () =>
  new Response(
    JSON.stringify({
      status: 'error',
      code: 'PASSWORD_WRONG',
      message: 'Current password is incorrect',
      errors: { currentPassword: 'Current password is incorrect' },
      requestId: 'r',
    }),
    { status: 400 },
  );

async function openTab(replies = {}) {
  const salon = accountSalon(replies);
  open('/profile', { signedIn: true });
  await userEvent.click(await screen.findByRole('tab', { name: 'Change Password' }));
  return salon;
}
async function fill() {
  await userEvent.type(field('Current Password'), PASSWORD);
  await userEvent.type(field('New Password'), OTHER_PASSWORD);
  await userEvent.type(field('Confirm Password'), OTHER_PASSWORD);
}

it('A-078 A-139 A-140 A-141 asks for current, new and confirmation, each missed in its own words', async () => {
  const salon = await openTab();
  await submit();
  expect(field('Current Password')).toHaveAccessibleDescription('Current password is required');
  expect(field('Current Password')).toHaveFocus();
  expect(field('New Password')).toHaveAccessibleDescription('New password is required');
  expect(field('Confirm Password')).toHaveAccessibleDescription('Please confirm your new password');
  expect(salon.callsTo(CHANGE)).toEqual([]);
});

it('names the account to the password manager', async () => {
  await openTab();
  const name = field('New Password').closest('form')!.querySelector('[autocomplete=username]');
  expect(name).toHaveValue(user.email);
  expect(name).not.toBeVisible();
});

it.each<[string, ChangeField, string, string | null]>([
  ['A-133 A-138', 'newPassword', 'ab', 'Password must be at least 8 characters'],
  ['A-134 A-138', 'newPassword', '--------', 'Password must contain at least one uppercase letter'],
  ['A-135 A-138', 'newPassword', 'HIBISCUS', 'Password must contain at least one lowercase letter'],
  ['A-136', 'newPassword', 'HibiscusTea', 'Password must contain at least one number'],
  ['A-137', 'confirmPassword', PASSWORD, 'Passwords do not match'],
  ['A-138', 'confirmPassword', OTHER_PASSWORD, null],
])('%s of %s "%s" gives %j', (_id, name, value, problem) => {
  expect(
    changeProblem[name]({ currentPassword: 'x', newPassword: OTHER_PASSWORD, confirmPassword: '', [name]: value }),
  ).toBe(problem);
});

it('A13 says beside the new password that it is too common, when the server refuses it', async () => {
  await openTab({ [CHANGE]: tooCommon('newPassword') });
  await fill();
  await submit();
  await waitFor(() => expect(field('New Password')).toHaveAccessibleDescription('This password is too common'));
  expect(field('New Password')).toHaveFocus();
});

it.each(['Hib22', 'HIBISCUS22', 'HibiscusTea'])(
  'A-138 says nothing about the confirmation while a rule of %s is broken',
  (newPassword) => {
    const form = { currentPassword: 'x', newPassword, confirmPassword: OTHER_PASSWORD };
    expect(changeProblem.newPassword(form)).not.toBeNull();
    expect(changeProblem.confirmPassword(form)).toBeNull();
    expect(changeProblem.confirmPassword({ ...form, confirmPassword: '' })).toBe('Please confirm your new password');
  },
);

it('A-078 explains to Google accounts how to get a first password', async () => {
  await openTab({ 'GET /auth/me': { user: { ...user, googleId: '10' } } });
  expect(screen.getByRole('link', { name: 'Let us mail you a link' })).toHaveAttribute('href', '/forgot-password');
});

it('A-150 A-178 A-180 F-030 changes it by PATCH, says so twice and empties the fields', async () => {
  const salon = await openTab({ [CHANGE]: said('Password updated successfully!') });
  await fill();
  await submit();
  expect(await screen.findByText(BANNER)).toBeVisible();
  await screen.findByText('Password updated successfully!');
  expect(salon.callsTo(CHANGE)[0]!.body).toEqual({ currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
  for (const name of ['Current Password', 'New Password', 'Confirm Password']) expect(field(name)).toHaveValue('');
});

it('keeps the focus in the field that was left with Enter, and lets nothing be typed while it is sent', async () => {
  const salon = await openTab({ [CHANGE]: never });
  await fill();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(salon.callsTo(CHANGE)).toHaveLength(1));
  expect(field('Confirm Password')).toBeEnabled();
  await userEvent.keyboard('x{Enter}');
  expect(field('Confirm Password')).toHaveFocus();
  expect(field('Confirm Password')).toHaveValue(OTHER_PASSWORD);
  expect(salon.callsTo(CHANGE)).toHaveLength(1);
});

it('shows that the sessions elsewhere have ended', async () => {
  const here = { _id: 'd1', device: 'Chrome on Windows', since: NOW, lastSeen: NOW, here: true };
  const there = { ...here, _id: 'd2', device: 'Safari on iPhone', here: false };
  const salon = await openTab({ 'GET /users/sessions': { sessions: [here, there] }, [CHANGE]: {} });
  await screen.findByText('Safari on iPhone');
  salon.replies['GET /users/sessions'] = { sessions: [here] };
  await fill();
  await submit();
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
  expect(screen.queryByText('Safari on iPhone')).toBeNull();
});

it('A-191 clears the banner after three seconds', async () => {
  await openTab({ [CHANGE]: said('Password updated successfully!') });
  await fill();
  jest.useFakeTimers();
  try {
    await act(async () => screen.getByRole('button', { name: 'Change Password' }).click());
    await screen.findByText(BANNER);
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(screen.getByText(BANNER)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(200));
    await waitFor(() => expect(screen.queryByText(BANNER)).toBeNull());
  } finally {
    jest.useRealTimers();
  }
});

it('A6 says at its field that the current password is wrong; the session goes on', async () => {
  await openTab({ [CHANGE]: wrong });
  await fill();
  await submit();
  await waitFor(() => expect(field('Current Password')).toHaveAccessibleDescription('Current password is incorrect'));
  expect(field('Current Password')).toHaveFocus();
  expect(field('New Password')).toHaveValue(OTHER_PASSWORD);
  expect(localStorage.getItem('token')).toBe('token-of-dilani');
});

it('says until a change succeeds that one whose response was lost may have been made', async () => {
  const salon = await openTab({ [CHANGE]: refuse(504, 'UPSTREAM_TIMEOUT', '') });
  const mayBeChanged = () => screen.queryByText(/^Your password may be changed already\./);
  await fill();
  await submit();
  await waitFor(() => expect(mayBeChanged()).toBeVisible());
  salon.replies[CHANGE] = wrong;
  await submit();
  await waitFor(() => expect(field('Current Password')).toHaveAccessibleDescription('Current password is incorrect'));
  expect(mayBeChanged()).toBeVisible();
  salon.replies[CHANGE] = {};
  await submit();
  await screen.findByText(BANNER);
  expect(mayBeChanged()).toBeNull();
});

it('A-166 A-168 says so when nothing more is known', async () => {
  await openTab({ [CHANGE]: refuse(418, 'ODD', '') });
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change password');
  await screen.findByText('Password update failed');
});
