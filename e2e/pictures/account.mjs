// Takes the pictures of docs/pictures/account from a running site: node e2e/pictures/account.mjs http://localhost:4000
// [folder] [--inbox http://localhost:4080] [--all] With --all: every state at both widths, in light and dark; else
// every state on a phone and the main ones on a desktop.
import { callerOf, DEMO, signIn } from './call.mjs';
import { openCamera } from './camera.mjs';
import { optionsOf } from './options.mjs';
import { isWanted, looksOf, picture, settled } from './scenes.mjs';

const { site, folder, all, inbox } = optionsOf('account');
const ON_DESKTOP = ['login', 'register-typing', 'verify-window', 'profile', 'dashboard', 'invitations'];
const IN_DARK_MODE = ['login', 'profile'];
const LOOKS = { all, onDesktop: ON_DESKTOP, inDarkMode: IN_DARK_MODE };

const call = callerOf(site);
const password = 'Frangipani7';
const addressed = (name) => `${name}-${Date.now().toString(36)}@example.test`;

async function mailTo(address, subject) {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = (await (await fetch(`${inbox}/email`)).json()).find(
      (mail) => JSON.stringify(mail.to).includes(address) && subject.test(mail.subject),
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${address} like ${subject}`);
}

const register = (email) =>
  call('POST', '/auth/register', { name: 'Nimali Perera', email, password, confirmPassword: password, role: 'user' });

async function signInFrom(agent, email) {
  const reply = await fetch(`${site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ email, password, role: 'user' }),
  });
  return (await reply.json()).token;
}

/** A verified customer with a phone number, signed in on two devices, who has requested a new password. */
async function newCustomer() {
  const email = addressed('nimali');
  const { userId } = (await register(email)).data;
  const [otp] = /\b\d{6}\b/.exec((await mailTo(email, /code/i)).text);
  await call('POST', '/auth/verify-email', { userId, otp });
  const token = await signInFrom(
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0 Safari/537.36',
    email,
  );
  await call('POST', '/users/sessions/end-others', undefined, token);
  await call('PUT', '/users/profile', { name: 'Nimali Perera', phone: '0771234567' }, token);
  await signInFrom('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', email);
  await call('POST', '/auth/forgot-password', { email, role: 'user' });
  return { email, token };
}

const customer = await newCustomer();
const waiting = addressed('dilani');
await register(waiting);
const unverified = await signIn(call, { email: waiting, password, role: 'user' });
const admin = await signIn(call, DEMO.owner);
const invited = addressed('manager');
await call('POST', '/admin/invitations', { email: invited }, admin);
const inviteLink = /http\S+\/register\?invite=[\w-]+/.exec((await mailTo(invited, /invitation/i)).text)[0];
const reset = /http\S+\/reset-password\/[\w-]+/.exec((await mailTo(customer.email, /new password/i)).text)[0];

async function fillIn(page, fields) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
}
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

async function typeRegistration(page, secret) {
  await page.goto('/register');
  await settled(page);
  await fillIn(page, {
    'Full Name': 'Kavindi Silva',
    'Email address': 'kavindi@example.lk',
    Password: secret,
    'Confirm Password': secret,
  });
}

/** The dialog for a new address, with the response of the register call. */
async function openWindow(page) {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({
      status: 201,
      json: { status: 'success', requiresVerification: true, userId: '6f9619ff-8b86-4011-b42d-00c04fc964ff' },
    }),
  );
  await typeRegistration(page, password);
  await press(page, 'Register');
  await page.getByRole('dialog', { name: 'Verify Your Email' }).waitFor();
  await page.waitForTimeout(2_500); // The toast has closed.
}

async function tryLogin(page, fields) {
  await page.goto('/login');
  await settled(page);
  await fillIn(page, fields);
  await press(page, 'Sign in');
}

const go = (path) => async (page) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
};

/** Name, session, and the steps to the state. */
const SCENES = [
  ['register-typing', null, (page) => typeRegistration(page, 'Frangi')],
  ['verify-window', null, openWindow],
  [
    'verify-question',
    null,
    async (page) => {
      await page.route('**/api/auth/verify-email', () => undefined);
      await openWindow(page);
      await page.getByLabel('Verification code').fill('481906');
      await press(page, 'Close');
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  ['verify-email', unverified, go('/verify-email')],
  ['login', null, go('/login')],
  [
    'login-refused',
    null,
    async (page) => {
      await tryLogin(page, { 'Email address': 'customer@araliya.test', Password: 'not it' });
      await page.getByText('Invalid email or password').waitFor();
    },
  ],
  [
    'login-google-refused',
    null,
    async (page) => {
      await page.goto('/login?google=failed');
      await page.getByText('Google login failed').first().waitFor();
      await settled(page);
    },
  ],
  [
    'session-over',
    'of nobody',
    async (page) => {
      await page.goto('/profile');
      await page.getByText('Session expired. Please login again.').first().waitFor();
      await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    },
  ],
  [
    'forgot-sent',
    null,
    async (page) => {
      await page.route('**/api/auth/forgot-password', (route) =>
        route.fulfill({
          json: {
            status: 'success',
            message: 'Password reset link has been sent to your email. Please check your inbox.',
          },
        }),
      );
      await go('/forgot-password')(page);
      await fillIn(page, { 'Email address': 'kavindi@example.lk' });
      await press(page, 'Send Reset Link');
      await page.getByText('Password reset link has been sent').first().waitFor();
    },
  ],
  [
    'reset-problems',
    null,
    async (page) => {
      await go(new URL(reset).pathname)(page);
      await fillIn(page, { 'New Password': 'abc', 'Confirm Password': 'abd' });
      await press(page, 'Reset Password');
      await page.getByText('Passwords do not match').waitFor();
    },
  ],
  ['profile', customer.token, go('/profile')],
  [
    'change-password',
    customer.token,
    async (page) => {
      await go('/profile')(page);
      await page.getByRole('tab', { name: 'Change Password' }).click();
      await fillIn(page, { 'New Password': 'Hibiscus22' });
    },
  ],
  ['dashboard', customer.token, go('/dashboard')],
  ['register-invited', null, go(`${new URL(inviteLink).pathname}${new URL(inviteLink).search}`)],
  ['invitations', admin, go('/admin/invitations')],
];

const camera = await openCamera(site, folder);
for (const [name, token, show] of SCENES) {
  if (!isWanted(name)) continue;
  for (const look of looksOf(name, LOOKS)) await picture(camera, name, { ...look, token, show });
  console.log(name);
}

await camera.close();
