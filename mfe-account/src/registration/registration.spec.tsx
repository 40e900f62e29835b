import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@salon/testing/fake-salon';
import { PASSWORD } from '@salon/testing/passwords';
import { begins, tooCommon, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';

const pending = () =>
  new Response(
    JSON.stringify({
      status: 'success',
      message: 'Sent',
      data: { requiresVerification: true, userId: 'u9', message: 'Sent' },
    }),
    { status: 201 },
  );
const field = (name: string | RegExp) => screen.getByLabelText(name);
const type = async (name: string | RegExp, text: string) => userEvent.type(field(name), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));
/** Pasted: a key costs several milliseconds, and what happens while typing is tested below. */
async function fill() {
  for (const [name, text] of [
    ['Full Name', 'Dilani Perera'],
    ['Email address', 'dilani@example.lk'],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ] as const) {
    await userEvent.click(field(name));
    await userEvent.paste(text);
  }
}

describe('/register', () => {
  it('A-011 A-035 A-036 A-037 A-038 A-039 A-040 A-041 A-042 A-043 has its title, its six fields, the third-party button and the way to sign in', () => {
    accountSalon();
    open('/register');
    expect(screen.getByRole('heading', { level: 1, name: 'Create a new account' })).toBeVisible();
    for (const name of [
      'Full Name',
      'Email address',
      'Password',
      'Confirm Password',
      'Address (optional)',
      'Phone Number (optional)',
    ])
      expect(field(name)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
    expect(screen.getByText(/Already have an account\?/)).toHaveTextContent('Already have an account? Sign in');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('A-119 A-120 A-121 A-122 A-124 shows the rules in order, each being met while typing', async () => {
    accountSalon();
    open('/register');
    const rules = () =>
      within(screen.getByRole('list', { name: 'Password rules' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rules()).toEqual([
      '8 characters (not yet)',
      'one uppercase letter (not yet)',
      'one lowercase letter (not yet)',
      'one number (not yet)',
    ]);
    await type('Password', 'Aa1');
    expect(rules()).toEqual([
      '8 characters (not yet)',
      'one uppercase letter (met)',
      'one lowercase letter (met)',
      'one number (met)',
    ]);
  });

  it('A-123 A-124 A-125 shows the first broken rule at each field, the first of them focused, and sends nothing', async () => {
    const salon = accountSalon();
    open('/register');
    await type('Password', 'araliya');
    await type('Confirm Password', 'araliya2');
    await type(/Phone Number/, '12');
    await submit();
    expect(await screen.findByText('Name is required')).toBeVisible();
    expect(field('Full Name')).toHaveFocus();
    expect(field('Email address')).toHaveAccessibleDescription('Email is required');
    expect(field('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    expect(field('Confirm Password')).not.toHaveAccessibleDescription();
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    expect(field(/Phone Number/)).toHaveAccessibleDescription(/Please enter a valid 10-digit phone number/);
    await type('Password', 'X22');
    await submit();
    expect(field('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    await type('Password', '2');
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    expect(salon.callsTo('POST /auth/register')).toEqual([]);
  });

  it('A-126 A-127 A-101 A-045 A-173 registers without address and phone, says so and asks for the code', async () => {
    const salon = accountSalon({ 'POST /auth/register': pending });
    open('/register');
    await fill();
    await submit();
    expect(await screen.findByRole('dialog', { name: 'Verify Your Email' })).toBeVisible();
    await screen.findByText('Registration successful!');
    expect(salon.callsTo('POST /auth/register')[0]!.body).toEqual({
      name: 'Dilani Perera',
      email: 'dilani@example.lk',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: 'user',
    });
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('says after %s where the code is entered later, and moves the focus to the empty form', async (_by, close) => {
    accountSalon({ 'POST /auth/register': pending });
    open('/register?returnTo=%2Fcart');
    await fill();
    await submit();
    await screen.findByRole('dialog', { name: 'Verify Your Email' });
    await close();
    expect(await screen.findByText(/^Your account waits for its code\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to enter it.' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcart',
    );
    expect(field('Email address')).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('A-101 reads the account to verify at the top level too', async () => {
    accountSalon({
      'POST /auth/register': new Response(
        JSON.stringify({ status: 'success', requiresVerification: true, userId: 'u9', data: {} }),
        { status: 201 },
      ),
    });
    open('/register');
    await fill();
    await submit();
    expect(await screen.findByRole('dialog', { name: 'Verify Your Email' })).toBeVisible();
  });

  it('A-094 begins the session at once when a token is returned', async () => {
    accountSalon({ 'POST /auth/register': () => begins(user) });
    const page = open('/register');
    await fill();
    await submit();
    await waitFor(() => expect(page.here()).toBe('/'));
    expect(localStorage.getItem('token')).toBe('token-of-u1');
  });

  it.each([
    ['A-157', refuse(418, 'ODD', ''), 'Registration failed'],
    ['A-158', new Response(JSON.stringify({ status: 'success', data: {} })), 'Authentication token not received'],
    ['A-157', refuse(500, 'INTERNAL', 'stack'), 'Server error. Please try again later'],
  ])('%s says what went wrong and keeps what was typed', async (_id, reply, sentence) => {
    accountSalon({ 'POST /auth/register': reply });
    open('/register');
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field('Email address')).toHaveValue('dilani@example.lk');
    expect(field('Password')).toHaveValue(PASSWORD);
  });

  it.each([
    [
      'a taken address',
      refuse(409, 'EMAIL_TAKEN', 'An account with this email already exists'),
      'An account with this email already exists',
    ],
    [
      'a field the server refuses',
      new Response(
        JSON.stringify({
          status: 'error',
          code: 'INVALID',
          message: 'Invalid',
          errors: { email: 'This domain takes no mail' },
          requestId: 'r',
        }),
        { status: 400 },
      ),
      'This domain takes no mail',
    ],
  ])('says of %s what is wrong at the field', async (_what, reply, sentence) => {
    accountSalon({ 'POST /auth/register': reply });
    open('/register');
    await fill();
    await submit();
    await waitFor(() => expect(field('Email address')).toHaveAccessibleDescription(sentence));
    expect(field('Email address')).toHaveFocus();
  });

  it('the sentence of a refusal that belongs to no field takes the focus', async () => {
    accountSalon({ 'POST /auth/register': refuse(500, 'INTERNAL', 'This did not work. Please try again.') });
    open('/register');
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveFocus();
  });

  it('names the terms and the privacy policy one agrees to', () => {
    accountSalon();
    open('/register');
    for (const by of ['registering', 'continuing with Google']) {
      const line = screen.getByText(new RegExp(`^By ${by} you agree`));
      expect(line).toHaveTextContent(`By ${by} you agree to our Terms and Privacy Policy.`);
      const link = (name: string) => within(line).getByRole('link', { name });
      expect(link('Terms')).toHaveAttribute('href', '/terms-conditions');
      expect(link('Privacy Policy')).toHaveAttribute('href', '/privacy-policy');
    }
  });

  it('A13 says beside the password that it is too common, when the server refuses it', async () => {
    accountSalon({ 'POST /auth/register': tooCommon('password') });
    open('/register');
    await fill();
    await submit();
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription('This password is too common'));
    expect(field('Password')).toHaveFocus();
  });
});
