import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { PASSWORD } from '@salon/testing/passwords';
import { keepPendingAccount } from '../session/pending-account.js';
import { admin, begins, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const REGISTER = 'POST /auth/admin/register';
const CHECK = 'POST /auth/admin/invitation';
const refused = () => refuse(403, 'INVITATION_NEEDED', 'You do not have permission to perform this action');
const type = async (name: string, text: string) => userEvent.type(screen.getByLabelText(name), text);
async function registerWithInvitation() {
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toBeEnabled());
  await type('Full Name', 'Nadeesha');
  await type('Email address', 'admin@araliya.test');
  await type('Password', PASSWORD);
  await type('Confirm Password', PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

describe('/register?invite=', () => {
  it('A-044 A-022 A-097 A-174 F-012 makes an admin of the invited person, says so and lands on the admin dashboard', async () => {
    const salon = accountSalon({ [REGISTER]: () => begins(admin) });
    const page = open('/register?invite=abc');
    expect(screen.getByRole('heading', { level: 1, name: 'Create your staff account' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    await registerWithInvitation();
    await screen.findByText('Admin registration successful!');
    await waitFor(() => expect(page.here()).toBe('/admin/dashboard'));
    expect(localStorage.getItem('token')).toBe('token-of-u2');
    expect(salon.callsTo(REGISTER)[0]!.body).toEqual({
      name: 'Nadeesha',
      email: 'admin@araliya.test',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: 'admin',
      invite: 'abc',
    });
    expect(salon.callsTo('POST /auth/register')).toEqual([]);
  });

  it('A-174 tells a stylist, who is no admin, of a registration', async () => {
    accountSalon({ [REGISTER]: () => begins({ ...user, permissions: ['own_days'] }) });
    const page = open('/register?invite=abc');
    await registerWithInvitation();
    await screen.findByText('Registration successful!');
    await waitFor(() => expect(page.here()).toBe('/my-day'));
  });

  it('T7 says of a dead invitation at once, in the words of the refusal, and leads on', async () => {
    const salon = accountSalon({ [CHECK]: refused });
    const page = open('/register?invite=abc');
    const alert = within(await screen.findByRole('alert'));
    expect(salon.callsTo(CHECK).map(({ body }) => body)).toEqual([{ invite: 'abc' }]);
    expect(alert.getByRole('link', { name: 'sign in' })).toHaveAttribute('href', '/login');
    expect(alert.getByText('You do not have permission to perform this action')).toBeVisible();
    expect(
      alert.getByText(/older than 48 hours, or replaced by a newer one.* ask an owner of the salon/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await userEvent.click(alert.getByRole('link', { name: 'register as a customer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create a new account' })).toHaveFocus();
    expect([page.here(), screen.queryByRole('alert')]).toEqual(['/register', null]);
    expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
  });

  it.each([
    ['is open', {}],
    ['cannot be checked', refuse(429, 'THROTTLED', 'Please wait 30 seconds.')],
  ])('shows the form of an invitation that %s, with the rules of its password', async (_which, reply) => {
    const salon = accountSalon({ [CHECK]: reply });
    open('/register?invite=abc');
    await waitFor(() => expect(salon.callsTo(CHECK)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Password rules' })).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('nobody types into the form until the invitation is checked', async () => {
    let resolve!: (reply: object) => void;
    const reply = new Promise<object>((done) => (resolve = done));
    accountSalon({ [CHECK]: () => reply });
    open('/register?invite=abc');
    expect(await screen.findByLabelText('Full Name')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Register' })).toHaveAttribute('aria-busy', 'true');
    resolve({});
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Register' })).not.toHaveAttribute('aria-busy');
  });

  it('checks the invitation once: a form that is shown stays, though the invitation is used meanwhile', async () => {
    const salon = accountSalon({ [CHECK]: refuse(503, 'UPSTREAM_DOWN', '') });
    open('/register?invite=abc');
    await waitFor(() => expect(screen.getByLabelText('Full Name')).toBeEnabled());
    salon.replies[CHECK] = refused();
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await type('Full Name', 'Nadeesha');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Nadeesha');
    expect(salon.callsTo(CHECK)).toHaveLength(1);
  });

  it('does not check an invitation that was used for the account which waits for its code', async () => {
    const salon = accountSalon({ [CHECK]: refused() });
    open('/register?invite=abc', { before: () => keepPendingAccount({ userId: 'u2', email: 'admin@araliya.test' }) });
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(salon.callsTo(CHECK)).toEqual([]);
  });

  it('T7 says when the invitation does not count, and keeps what was typed', async () => {
    accountSalon({ [REGISTER]: refused() });
    open('/register?invite=abc');
    await registerWithInvitation();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('You do not have permission to perform this action')).toBeVisible();
    expect(alert.getByText(/older than 48 hours, or for another .* ask an owner of the salon/)).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('admin@araliya.test');
    expect(screen.queryByText(/may exist already/)).toBeNull();
  });

  it('leads to sign-in when the response was lost: the account may exist, and the invitation counts once', async () => {
    const salon = accountSalon({ [REGISTER]: refuse(504, 'UPSTREAM_TIMEOUT', '') });
    open('/register?invite=abc');
    await registerWithInvitation();
    await screen.findByText(/^Your account may exist already\./);
    salon.replies[REGISTER] = refused();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByText('You do not have permission to perform this action');
    expect(screen.getByRole('link', { name: 'Sign in to see.' })).toHaveAttribute('href', '/login');
  });

  it.each([user, admin])('asks $name, who is signed in as $role, to sign out first', async (who) => {
    accountSalon({ 'GET /auth/me': { user: who }, 'GET /auth/logout': {} });
    const page = open('/register?invite=abc', { signedIn: true });
    expect(await screen.findByText(`You are signed in as ${who.name}.`, { exact: false })).toBeVisible();
    expect(page.here()).toBe('/register?invite=abc');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(page.here()).toBe('/'));
  });
});
