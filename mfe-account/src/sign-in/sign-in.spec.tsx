import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepIntent, keepReturnTo } from '@salon/web-kit';
import { never, refuse } from '@salon/testing/fake-salon';
import { PASSWORD } from '@salon/testing/passwords';
import { admin, begins, emptyCart, fullCart, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { pressUndo } from '../testing/press-undo.js';

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
async function login(who = 'dilani@example.lk') {
  await userEvent.type(email(), who);
  await userEvent.type(password(), PASSWORD);
  await submit();
}

describe('/login', () => {
  it('A-010 A-024 A-025 A-026 A-027 A-028 A-030 A-031 A-032 A-033 has its heading with the salon name, its fields, its box, its links and the third-party button', async () => {
    accountSalon({ 'GET /site': { site: { companyName: 'Araliya of Galle' } } });
    open('/login');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
    expect(await screen.findByText('Araliya of Galle')).toBeVisible();
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: 'Sign in as admin' })).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    const divider = screen.getByText('Or continue with');
    expect(divider).toBeVisible();
    const google = screen.getByRole('link', { name: 'Continue with Google' });
    expect(google).toHaveAttribute('href', '/api/auth/google');
    expect(divider.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^By continuing with Google you agree to our/)).toBeVisible();
  });

  it('A-019 A-020 A-029 A-093 A-100 A-172 signs a customer in as user, says so and leads to the dashboard', async () => {
    const salon = accountSalon({ 'POST /auth/login': () => begins(user) });
    const page = open('/login');
    await login();
    await waitFor(() => expect(page.here()).toBe('/dashboard'));
    await screen.findByText('Login successful!');
    expect(screen.getByRole('status', { name: 'who' })).toHaveTextContent('Dilani Perera');
    expect(localStorage.getItem('token')).toBe('token-of-u1');
    expect(salon.callsTo('POST /auth/login')[0]!.body).toEqual({
      email: 'dilani@example.lk',
      password: PASSWORD,
      role: 'user',
    });
  });

  it('A-021 A-029 A-100 signs an admin in as admin and leads to the admin dashboard', async () => {
    const salon = accountSalon({ 'POST /auth/login': () => begins(admin) });
    const page = open('/login');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sign in as admin' }));
    await login('admin@araliya.test');
    await waitFor(() => expect(page.here()).toBe('/admin/dashboard'));
    expect(salon.callsTo('POST /auth/login')[0]!.body).toMatchObject({ role: 'admin' });
  });

  it.each(['/admin/day', '/admin', '/ops', '/ops?part=edge'])(
    'A-028 ticks the box for a return to %s',
    async (path) => {
      const salon = accountSalon({ 'POST /auth/login': () => begins(admin) });
      open(`/login?returnTo=${encodeURIComponent(path)}`);
      expect(screen.getByRole('checkbox', { name: 'Sign in as admin' })).toBeChecked();
      await login('admin@araliya.test');
      await waitFor(() => expect(salon.callsTo('POST /auth/login')[0]?.body).toMatchObject({ role: 'admin' }));
    },
  );

  it.each(['/profile', '/my-day', '/administration'])('leaves the box empty for a return to %s', (path) => {
    accountSalon();
    open(`/login?returnTo=${encodeURIComponent(path)}`);
    expect(screen.getByRole('checkbox', { name: 'Sign in as admin' })).not.toBeChecked();
  });

  it('A-034 disables its inputs while submitting', async () => {
    accountSalon({ 'POST /auth/login': never });
    open('/login');
    await login();
    await waitFor(() => expect(email()).toBeDisabled());
    expect(password()).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Sign in as admin' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
  });

  it('A-111 A-113 A-114 asks for both fields at the fields, and each error goes when its field is edited', async () => {
    const salon = accountSalon();
    open('/login');
    await submit();
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(email()).toHaveFocus();
    await userEvent.type(email(), 'd');
    expect(screen.queryByText(/^Email is/)).toBeNull();
    expect(screen.getByText('Password is required')).toBeVisible();
    await userEvent.type(password(), 'x');
    expect(screen.queryByText('Password is required')).toBeNull();
    expect(salon.callsTo('POST /auth/login')).toEqual([]);
  });

  it('A-112 refuses what is not an address', async () => {
    accountSalon();
    open('/login');
    await login('dilani');
    expect(await screen.findByText('Email is invalid')).toBeVisible();
  });

  it.each([
    ['A-152', refuse(401, 'LOGIN_WRONG', 'Invalid email or password'), 'Invalid email or password'],
    ['A-152', refuse(401, 'ODD', ''), 'Invalid email or password'],
    ['A-153', refuse(403, 'ODD', ''), 'Your account is not authorized for this access'],
    ['A-155', refuse(429, 'THROTTLED', 'Please wait 30 seconds.'), 'Please wait 30 seconds.'],
    ['A-156', refuse(418, 'ODD', ''), 'Login failed. Please try again.'],
    ['A-158', begins(user, ''), 'Authentication token not received'],
    [
      'A-159',
      new Response(JSON.stringify({ status: 'success', token: 'abc', data: {} })),
      'Unexpected response from server',
    ],
    ['A-159', new Response('<html>Welcome to the guest network</html>'), 'Unexpected response from server'],
  ])('%s says why it was refused, keeps what was typed and stays', async (_id, reply, sentence) => {
    accountSalon({ 'POST /auth/login': reply });
    const page = open('/login');
    await login();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(email()).toHaveValue('dilani@example.lk');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(page.here()).toBe('/login');
    await userEvent.type(password(), '!');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('A-153 names the box that admins tick, with the focus on it', async () => {
    const sentence = 'Your account is not authorized for this access';
    const salon = accountSalon({ 'POST /auth/login': refuse(403, 'LOGIN_ROLE', sentence) });
    const page = open('/login');
    await login('admin@araliya.test');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    const box = screen.getByRole('checkbox', { name: 'Sign in as admin' });
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveAccessibleDescription(/^Owners and the front desk tick “Sign in as admin”/);
    expect(box).toBeInvalid();
    await userEvent.keyboard(' ');
    expect(box).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box).toBeValid();
    salon.replies['POST /auth/login'] = () => begins(admin);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.here()).toBe('/admin/dashboard'));
  });

  it('A-160 says that the call failed where nothing more is known', async () => {
    accountSalon({ 'POST /auth/login': refuse(418, 'ODD', '') });
    open('/login');
    await login();
    expect(await screen.findByText('Login failed')).toBeInTheDocument();
  });

  it('A-154 says at the e-mail field that no such account exists', async () => {
    accountSalon({ 'POST /auth/login': refuse(404, 'ACCOUNT_UNKNOWN', 'Account not found with this email') });
    open('/login');
    await login();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Account not found with this email'));
    expect(email()).toHaveFocus();
  });

  it('A-019 A12 sends the customer back to where the login was asked for', async () => {
    accountSalon({ 'POST /auth/login': () => begins(user) });
    const page = open(`/login?returnTo=${encodeURIComponent('/services?category=nail')}`);
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/register?returnTo=%2Fservices%3Fcategory%3Dnail',
    );
    await login();
    await waitFor(() => expect(page.here()).toBe('/services?category=nail'));
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leaves the site for %s',
    async (target) => {
      accountSalon({ 'POST /auth/login': () => begins(user) });
      const page = open(`/login?returnTo=${encodeURIComponent(target)}`);
      await login();
      await waitFor(() => expect(page.here()).toBe('/dashboard'));
    },
  );

  it('C-054 replays a guest intent, once', async () => {
    const salon = accountSalon({ 'POST /auth/login': () => begins(user), 'POST /cart/add-cart': { cart: fullCart } });
    open('/login', { before: () => keepIntent({ kind: 'service', id: 's6' }) });
    await login();
    await waitFor(() => expect(screen.getByRole('status', { name: 'badge' })).toHaveTextContent('1'));
    expect(salon.callsTo('POST /cart/add-cart').map(({ body }) => body)).toEqual([{ serviceId: 's6' }]);
    expect(sessionStorage.getItem('intent')).toBeNull();
  });

  it('B9 undo restores the cart of the account that the offer of the intent replaced', async () => {
    const salon = accountSalon({
      'POST /auth/login': () => begins(user),
      'GET /cart/get-cart': () => ({
        cart: salon.callsTo('POST /cart/add-special-offer').length === 0 ? fullCart : emptyCart,
      }),
      'POST /cart/add-special-offer': { cart: emptyCart },
      'POST /cart/add-cart': { cart: fullCart },
    });
    open('/login', { before: () => keepIntent({ kind: 'offer', id: 'o1' }) });
    await login();
    await pressUndo();
    await screen.findByText('Your cart is back as it was');
    expect(salon.callsTo('POST /cart/add-cart').map(({ body }) => body)).toEqual([{ serviceId: 's6' }]);
    await waitFor(() => expect(screen.getByRole('status', { name: 'badge' })).toHaveTextContent('1'));
  });

  it('signs in even when the intent cannot be replayed', async () => {
    const odd = refuse(418, 'ODD', '');
    accountSalon({ 'POST /auth/login': () => begins(user), 'POST /cart/add-cart': odd });
    const page = open('/login', { before: () => keepIntent({ kind: 'service', id: 's6' }) });
    await login();
    await screen.findByText('Failed to add service to cart');
    expect(page.here()).toBe('/dashboard');
  });

  it('sends a customer who has not verified to the code first, with intent and returnTo stored', async () => {
    const salon = accountSalon({ 'POST /auth/login': () => begins({ ...user, isVerified: false }) });
    const page = open('/login', {
      before: () => {
        keepIntent({ kind: 'service', id: 's6' });
        keepReturnTo('/cart');
      },
    });
    await login();
    await waitFor(() => expect(page.here()).toBe('/verify-email'));
    expect(salon.callsTo('POST /cart/add-cart')).toEqual([]);
    expect(sessionStorage.getItem('returnTo')).toBe('/cart');
    expect(sessionStorage.getItem('intent')).not.toBeNull();
  });

  it('sends whoever is signed in already on', async () => {
    accountSalon();
    const page = open('/login', { signedIn: true });
    await waitFor(() => expect(page.here()).toBe('/dashboard'));
  });
});
