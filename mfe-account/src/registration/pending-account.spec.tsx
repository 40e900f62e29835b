import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { PASSWORD } from '@salon/testing/passwords';
import { begins, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const dialog = () => screen.queryByRole('dialog', { name: 'Verify Your Email' });

const REGISTER = 'POST /auth/register';
const DONE = { requiresVerification: true, userId: 'u9' };
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

async function fill(reply: Reply) {
  const salon = accountSalon({ [REGISTER]: reply });
  open('/register');
  for (const [name, text] of [
    ['Full Name', 'Dilani Perera'],
    ['Email address', 'dilani@example.lk'],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ] as const) {
    await userEvent.click(screen.getByLabelText(name));
    await userEvent.paste(text);
  }
  await submit();
  return salon;
}

async function register() {
  const salon = await fill(DONE);
  await waitFor(() => expect(dialog()).toBeVisible());
  return salon;
}

const registeredAt = Date.now();
const pass = (minutes: number) => jest.spyOn(Date, 'now').mockReturnValue(registeredAt + minutes * 60_000);
afterEach(() => jest.restoreAllMocks());

/** Opens the path in the same tab: its storage stays. */
function reload(path = '/register', signedIn = false) {
  const stored = { ...sessionStorage };
  cleanup();
  return open(path, { signedIn, before: () => Object.assign(sessionStorage, stored) });
}

describe('a registration that waits for its code', () => {
  it('asks for it again after a reload, naming the address in part, and goes on', async () => {
    const salon = await register();
    salon.replies['POST /auth/verify-email'] = () => begins(user);
    const page = reload();
    expect(dialog()).toHaveAccessibleDescription(/We sent a 6-digit code to d•••••@example\.lk/);
    expect(document.body).not.toHaveTextContent('dilani@example.lk');
    await userEvent.type(screen.getByLabelText('Verification code'), '481906');
    await waitFor(() => expect(page.here()).toBe('/'));
    expect(salon.callsTo('POST /auth/verify-email')[0]!.body).toEqual({ userId: 'u9', otp: '481906' });
    reload();
    expect(dialog()).toBeNull();
  });

  it('says when the next code leaves after a lost response, whose code does not count any more', async () => {
    const salon = await fill(refuse(504, 'UPSTREAM_TIMEOUT', ''));
    for (let tries = 1; tries < 3; tries += 1) {
      await waitFor(() => expect(salon.callsTo(REGISTER)).toHaveLength(tries));
      await screen.findByRole('alert');
      await submit();
    }
    salon.replies[REGISTER] = DONE;
    await submit();
    await waitFor(() => expect(dialog()).toBeVisible());
    expect(dialog()).toHaveAccessibleDescription(/^We mail a new 6-digit code to .* 60 seconds after the last one/);
    expect(screen.getByRole('button', { name: /^Resend code in [12]:/ })).toBeDisabled();
  });

  it('is forgotten once it is cancelled', async () => {
    await register();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog()).toBeNull());
    reload();
    expect(dialog()).toBeNull();
  });

  it('is forgotten once its code has expired', async () => {
    await register();
    pass(11);
    reload();
    expect(dialog()).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/dilani/i);
  });

  it('is asked for as long as the code that was sent again is valid', async () => {
    const salon = await register();
    salon.replies['POST /auth/resend-otp'] = {};
    pass(9);
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
    await screen.findByRole('button', { name: /^Resend code in/ });
    pass(11);
    reload();
    expect(dialog()).toBeVisible();
  });

  it('stays forgotten when another code is sent after it is cancelled', async () => {
    const salon = await register();
    let send = (_reply: unknown) => {};
    salon.replies['POST /auth/resend-otp'] = () => new Promise((resolve) => (send = resolve));
    pass(9);
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await act(async () => send({}));
    reload();
    expect(dialog()).toBeNull();
  });

  it('is shown to nobody who signs in, nor after they have signed out', async () => {
    const salon = await register();
    salon.replies['POST /auth/login'] = () => begins({ ...user, name: 'Ruwan Silva' });
    salon.replies['GET /auth/logout'] = {};
    const page = reload('/login');
    await userEvent.type(screen.getByLabelText('Email address'), 'ruwan@example.lk');
    await userEvent.type(screen.getByLabelText('Password'), PASSWORD);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(page.here()).not.toBe('/login'));
    await act(async () => {});
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/dilani/i);
    reload();
    expect(dialog()).toBeNull();
  });
});
