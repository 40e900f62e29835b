import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepIntent } from '@salon/web-kit';
import { never, refuse, type Reply } from '@salon/testing/fake-salon';
import { PASSWORD } from '@salon/testing/passwords';
import { begins, fullCart, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const dialog = () => within(screen.getByRole('dialog', { name: 'Verify Your Email' }));
const code = () => dialog().getByLabelText('Verification code');
const verify = () => dialog().getByRole('button', { name: 'Verify Email' });

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Full Name'), 'Dilani Perera');
  await userEvent.type(screen.getByLabelText('Email address'), 'dilani@example.lk');
  await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Confirm Password'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByRole('dialog', { name: 'Verify Your Email' });
}

async function register(replies: Record<string, Reply> = {}, before?: () => void) {
  const salon = accountSalon({ 'POST /auth/register': { requiresVerification: true, userId: 'u9' }, ...replies });
  const page = open('/register', { before });
  await fillAndSend();
  return { salon, page };
}

describe('the window Verify Your Email', () => {
  it('A-046 A-047 A-048 A-049 A-050 A-051 A-053 says where the code went, and has the box, the buttons, the cross and the resend with its countdown', async () => {
    await register();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/We sent a 6-digit code to dilani@example\.lk/);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(dialog().getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(dialog().getByRole('button', { name: 'Close' })).toBeEnabled();
    expect(dialog().getByRole('button', { name: /^Resend code in (1:00|0:5\d)$/ })).toBeDisabled();
  });

  it('A-115 A-116 A-118 takes six digits and nothing else, and can be sent only then', async () => {
    const { salon } = await register({ 'POST /auth/verify-email': never });
    expect(verify()).toBeDisabled();
    await userEvent.type(code(), '12a3 4-5');
    expect(code()).toHaveValue('12345');
    expect(verify()).toBeDisabled();
    expect(salon.callsTo('POST /auth/verify-email')).toEqual([]);
    await userEvent.type(code(), '6789');
    expect(code()).toHaveValue('123456');
    expect(verify()).toBeEnabled();
    expect(salon.callsTo('POST /auth/verify-email').map(({ body }) => body)).toEqual([{ userId: 'u9', otp: '123456' }]);
  });

  it('A-116 A-118 sends a code that is pasted as the mail shows it, once, however often the button is pressed meanwhile', async () => {
    const { salon } = await register({ 'POST /auth/verify-email': never });
    await userEvent.click(code());
    await userEvent.paste(' 481 906\n');
    expect(code()).toHaveValue('481906');
    expect(verify()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(verify());
    await userEvent.keyboard('{Enter}');
    expect(salon.callsTo('POST /auth/verify-email').map(({ body }) => body)).toEqual([{ userId: 'u9', otp: '481906' }]);
  });

  it('A-169 keeps a refused code with the focus in it; typed again it is sent by the button only, another one by itself', async () => {
    const { salon } = await register({
      'POST /auth/verify-email': () => refuse(400, 'CODE_WRONG', 'That code is not right or has expired.'),
    });
    const sent = () => salon.callsTo('POST /auth/verify-email').map(({ body }) => (body as { otp: string }).otp);
    await userEvent.type(code(), '481906');
    await screen.findByText('That code is not right or has expired.');
    expect(code()).toHaveValue('481906');
    expect(code()).toHaveFocus();
    await userEvent.keyboard('{Backspace}6');
    expect(code()).toHaveValue('481906');
    expect(sent()).toEqual(['481906']);
    await userEvent.click(verify());
    await waitFor(() => expect(sent()).toEqual(['481906', '481906']));
    await screen.findByText('That code is not right or has expired.');
    await userEvent.keyboard('{Backspace}7');
    await waitFor(() => expect(sent()).toEqual(['481906', '481906', '481907']));
  });

  it('digits typed behind a refused code begin another one', async () => {
    const { salon } = await register({
      'POST /auth/verify-email': () => refuse(400, 'CODE_WRONG', 'That code is not right.'),
    });
    await userEvent.type(code(), '000000');
    await screen.findByText('That code is not right.');
    await userEvent.keyboard('481906');
    await waitFor(() =>
      expect(salon.callsTo('POST /auth/verify-email').map(({ body }) => (body as { otp: string }).otp)).toEqual([
        '000000',
        '481906',
      ]),
    );
  });

  it('moves the focus to the code again when it is refused for the same reason', async () => {
    await register({ 'POST /auth/verify-email': () => refuse(400, 'CODE_WRONG', 'That code is not right.') });
    await userEvent.type(code(), '481906');
    await screen.findByText('That code is not right.');
    await userEvent.click(verify());
    await waitFor(() => expect(code()).toHaveFocus());
    expect(screen.getByText('That code is not right.')).toBeVisible();
  });

  it('A-117 asks for six digits when fewer are sent with Enter', async () => {
    const { salon } = await register();
    await userEvent.type(code(), '123{Enter}');
    expect(await screen.findByText('Please enter a valid 6-digit code')).toBeVisible();
    expect(salon.callsTo('POST /auth/verify-email')).toEqual([]);
  });

  it('A-054 A-096 A-102 A-181 C-056 starts the session, confirms it, goes home, and the service of the intent is in the cart', async () => {
    const { salon, page } = await register(
      { 'POST /auth/verify-email': () => begins(user), 'POST /cart/add-cart': { cart: fullCart } },
      () => keepIntent({ kind: 'service', id: 's6' }),
    );
    await userEvent.type(code(), '481906');
    await waitFor(() => expect(page.here()).toBe('/'));
    await screen.findByText('Email verified successfully!');
    expect(localStorage.getItem('token')).toBe('token-of-u1');
    expect(salon.callsTo('POST /auth/verify-email')[0]!.body).toEqual({ userId: 'u9', otp: '481906' });
    await waitFor(() => expect(screen.getByRole('status', { name: 'badge' })).toHaveTextContent('1'));
    expect(salon.callsTo('POST /cart/add-cart').map(({ body }) => body)).toEqual([{ serviceId: 's6' }]);
  });

  it.each([
    ['A-169', refuse(418, 'ODD', ''), 'Verification failed'],
    [
      'A-169',
      refuse(400, 'CODE_WRONG', 'That code is not right or has expired.'),
      'That code is not right or has expired.',
    ],
  ])('%s says at the box why a code was refused, until it is edited', async (_id, reply, sentence) => {
    await register({ 'POST /auth/verify-email': reply });
    await userEvent.type(code(), '481906');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(sentence));
    await userEvent.type(code(), '{Backspace}');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('leads to sign-in when the response was lost: the address may be verified, and the code counts once', async () => {
    const { salon, page } = await register({ 'POST /auth/verify-email': refuse(504, 'UPSTREAM_TIMEOUT', '') });
    expect(dialog().queryByRole('link')).toBeNull();
    await userEvent.type(code(), '481906');
    await dialog().findByRole('link', { name: 'Sign in to see.' });
    salon.replies['POST /auth/verify-email'] = refuse(400, 'CODE_WRONG', 'That code is not right.');
    await userEvent.click(verify());
    await screen.findByText('That code is not right.');
    await userEvent.click(dialog().getByRole('link', { name: 'Sign in to see.' }));
    await waitFor(() => expect(page.here()).toBe('/login'));
  });

  it.each(['Cancel', 'Close'])('A-049 A-050 A-055 %s closes it and the form starts over', async (name) => {
    await register();
    await userEvent.click(dialog().getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const label of ['Full Name', 'Email address', 'Password', 'Confirm Password'])
      expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('A-046 A-052 A-053 says after another registration within the minute when its code is mailed, and counts from then', async () => {
    await register();
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await fillAndSend();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      /^We mail a new 6-digit code to dilani@example\.lk 60 seconds after the last one, which does not count any more\./,
    );
    expect(dialog().getByRole('button', { name: 'Resend code in 2:00' })).toBeDisabled();
  });

  it('A-103 asks before it is closed while a code is being checked; saying yes drops the check', async () => {
    let answer = (_reply: Response) => {};
    await register({ 'POST /auth/verify-email': () => new Promise((resolve) => (answer = resolve)) });
    await userEvent.type(code(), '481906');
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    const question = () =>
      screen.queryByRole('alertdialog', { name: 'A verification is in progress. Are you sure you want to cancel?' });
    expect(question()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep verifying' }));
    expect(question()).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Verify Your Email' })).toBeVisible();

    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => answer(begins(user)));
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByLabelText('Full Name')).toHaveValue('');
  });
});
