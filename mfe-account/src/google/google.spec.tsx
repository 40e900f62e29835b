import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refuse, type Reply } from '@salon/testing/fake-salon';
import { keepIntent } from '@salon/web-kit';
import { begins, fullCart, user } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { loginRequestOf, returnOf } from './google.rules.js';
import type { IdentityServices } from './identity-services.js';

const LEADS_ADMINS_ON =
  /Owners and the front desk sign in with their e-mail address and password, and tick “Sign in as admin”/;
const CODE = 'c'.repeat(43);
const part = (value: object): string =>
  btoa(unescape(encodeURIComponent(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const CLAIMS = {
  sub: '10',
  email: 'dilani@example.lk',
  name: 'Dilāni Perera',
  picture: 'https://lh3.googleusercontent.com/a',
  email_verified: true,
  nonce: 'n-1',
};
const token = (claims: object = CLAIMS): string => `${part({ alg: 'RS256' })}.${part(claims)}.signature`;

let scripts = 0;
let settings: Parameters<IdentityServices['initialize']>[0] | null = null;
const setUp = () => ({
  google: { clientId: 'client', scriptUrl: `https://google.example/gsi/client?${(scripts += 1)}`, nonce: 'n-1' },
});
const salonWith = (replies: Record<string, Reply>) => accountSalon({ 'GET /auth/google/nonce': setUp, ...replies });
const script = () =>
  waitFor(() => {
    const found = document.head.querySelector('script[src*="google.example"]');
    if (!found) throw new Error('no script yet');
    return found;
  });

/** Google's script loads and renders its button. */
async function scriptLoads(): Promise<void> {
  const services: IdentityServices = {
    initialize: (given) => {
      settings = given;
    },
    renderButton: (parent, { theme }) => {
      const button = Object.assign(document.createElement('button'), { textContent: "Google's own button" });
      button.dataset.theme = theme;
      parent.replaceChildren(button);
    },
  };
  Object.assign(window, { google: { accounts: { id: services } } });
  const element = await script();
  await act(async () => void fireEvent.load(element));
}
const googleGives = (credential: string | undefined) =>
  act(async () => settings?.callback(credential === undefined ? {} : { credential }));

afterEach(() => {
  document.head.querySelectorAll('script').forEach((each) => each.remove());
  delete (window as { google?: unknown }).google;
  settings = null;
});

describe('the button', () => {
  it('A-003 A-095 A-175 F-023 signs in with what Google gives, says so and leads to the dashboard', async () => {
    const salon = salonWith({ 'POST /auth/google': () => begins(user) });
    const page = open('/login');
    await scriptLoads();
    expect(screen.getByRole('button', { name: "Google's own button" })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
    expect(settings).toMatchObject({ client_id: 'client', nonce: 'n-1' });
    await googleGives(token());
    await screen.findByText('Login successful with Google!');
    await waitFor(() => expect(page.here()).toBe('/dashboard'));
    expect(screen.getByRole('status', { name: 'who' })).toHaveTextContent('Dilani Perera');
    expect(localStorage.getItem('token')).toBe('token-of-u1');
    expect(salon.callsTo('POST /auth/google')[0]!.body).toEqual({
      credential: token(),
      nonce: 'n-1',
      email: 'dilani@example.lk',
      name: 'Dilāni Perera',
      googleId: '10',
      profileImage: CLAIMS.picture,
      isVerified: true,
    });
  });

  it('A-033 is rendered again when the width or the colours of the page change', async () => {
    salonWith({});
    open('/login');
    await scriptLoads();
    const button = () => screen.getByRole('button', { name: "Google's own button" });
    button().remove();
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(button().dataset.theme).toBe('outline');
    document.documentElement.dataset.theme = 'dark';
    await waitFor(() => expect(button().dataset.theme).toBe('filled_black'));
    delete document.documentElement.dataset.theme;
  });

  it.each([
    ['a newcomer', '/login', '/'],
    ['a newcomer', '/login?returnTo=%2Fcart', '/cart'],
    ['a newcomer', '/register', '/'],
    ['a customer', '/register', '/dashboard'],
  ])('A-020 A-023 A-042 leads %s from %s to %s', async (who, from, to) => {
    const data = { user, isNew: who === 'a newcomer' };
    salonWith({
      'POST /auth/google': () => new Response(JSON.stringify({ status: 'success', token: 'token-of-u1', data })),
    });
    const page = open(from);
    await scriptLoads();
    await googleGives(token());
    await waitFor(() => expect(page.here()).toBe(to));
  });

  it('replays a guest intent, and returns to the page before', async () => {
    const salon = salonWith({ 'POST /auth/google': () => begins(user), 'POST /cart/add-cart': { cart: fullCart } });
    const page = open(`/login?returnTo=${encodeURIComponent('/services?category=nail')}`, {
      before: () => keepIntent({ kind: 'service', id: 's6' }),
    });
    await scriptLoads();
    await googleGives(token());
    await waitFor(() => expect(page.here()).toBe('/services?category=nail'));
    expect(salon.callsTo('POST /cart/add-cart').map(({ body }) => body)).toEqual([{ serviceId: 's6' }]);
  });

  it.each<[string, Reply, string, string]>([
    ['A-161', refuse(401, 'GOOGLE_REFUSED', 'Google login failed'), token(), 'Google login failed'],
    ['A-161', refuse(401, 'ODD', ''), token(), 'Google login failed'],
    ['A-161', refuse(418, 'ODD', ''), token(), 'Google login failed'],
    [
      'A-153',
      refuse(403, 'LOGIN_ROLE', 'Your account is not authorized for this access'),
      token(),
      'Your account is not authorized for this access',
    ],
    ['A-159', new Response('{"status":"success","token":"t"}'), token(), 'Unexpected response from server'],
    ['A-162', undefined, 'not a token', 'Failed to decode Google token'],
    ['A-162', undefined, '', 'Failed to decode Google token'],
  ])('%s says why it was refused, stays, and asks for another nonce', async (id, reply, credential, sentence) => {
    const salon = salonWith({ 'POST /auth/google': reply });
    const page = open('/login');
    await scriptLoads();
    await googleGives(credential);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryAllByText(LEADS_ADMINS_ON)).toHaveLength(id === 'A-153' ? 1 : 0);
    expect([page.here(), localStorage.getItem('token')]).toEqual(['/login', null]);
    await waitFor(() => expect(salon.callsTo('GET /auth/google/nonce').length).toBeGreaterThan(1));
  });

  it("A-171 a script that does not come is only logged, and the link over Google's page stays", async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    salonWith({});
    open('/login');
    const element = await script();
    await act(async () => void fireEvent.error(element));
    expect(log.mock.calls).toEqual([['Failed to load Google OAuth script']]);
    log.mockRestore();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute('href', '/api/auth/google');
  });

  it('says that it is shut where the salon has no account with Google', async () => {
    salonWith({ 'GET /auth/google/nonce': { google: null } });
    open('/login');
    const button = await screen.findByRole('button', { name: 'Continue with Google' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Not available yet');
  });

  it('E4 asks Google for nothing on other pages', async () => {
    const salon = salonWith({});
    open('/dashboard', { signedIn: true });
    await waitFor(() => expect(salon.callsTo('GET /auth/me')).toHaveLength(1));
    expect([salon.callsTo('GET /auth/google/nonce'), document.head.querySelector('script')]).toEqual([[], null]);
  });
});

describe("the way over Google's page", () => {
  const back = (outcome: string, { setOut = true, more = '' } = {}) =>
    open(`/login?google=${outcome}${more}`, { before: () => setOut && sessionStorage.setItem('google', 'out') });

  it('A-095 fetches the bearer with the code, once, and keeps neither in the address', async () => {
    const salon = salonWith({ 'POST /auth/google/exchange': () => begins(user) });
    const page = back(CODE);
    await screen.findByText('Login successful with Google!');
    await waitFor(() => expect(page.here()).toBe('/dashboard'));
    expect(salon.callsTo('POST /auth/google/exchange').map(({ body }) => body)).toEqual([{ code: CODE }]);
  });

  it('A-023 leads a newcomer home, and only after the code was good', async () => {
    const salon = salonWith({ 'POST /auth/google/exchange': refuse(401, 'GOOGLE_REFUSED', 'Google login failed') });
    back(CODE, { more: '&newcomer=1' });
    await screen.findByRole('alert');
    expect(sessionStorage.getItem('returnTo')).toBeNull();
    cleanup();
    salon.replies['POST /auth/google/exchange'] = () => begins(user);
    const page = back(CODE, { more: '&newcomer=1' });
    await waitFor(() => expect(page.here()).toBe('/'));
  });

  it.each([
    ['failed', 'Google login failed'],
    ['', 'Google login failed'],
    ['forbidden', 'Your account is not authorized for this access'],
  ])('A-161 A-153 comes back with %j and reads it in words', async (outcome, sentence) => {
    const salon = salonWith({});
    const page = back(outcome);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryAllByText(LEADS_ADMINS_ON)).toHaveLength(outcome === 'forbidden' ? 1 : 0);
    expect(page.here()).toBe('/login');
    expect(salon.callsTo('POST /auth/google/exchange')).toEqual([]);
  });

  it('T9 a code from a foreign link signs nobody in', async () => {
    const salon = salonWith({ 'POST /auth/google/exchange': () => begins(user) });
    back(CODE, { setOut: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('Google login failed');
    expect(salon.callsTo('POST /auth/google/exchange')).toEqual([]);
  });

  it.each([
    ['/login?returnTo=%2Fcart', '/cart'],
    ['/register', null],
  ])('remembers that it was begun here, and from %s the way back %s', async (from, back) => {
    salonWith({});
    open(from);
    const link = screen.getByRole('link', { name: 'Continue with Google' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect([sessionStorage.getItem('google'), sessionStorage.getItem('returnTo')]).toEqual(['out', back]);
  });
});

it.each(['', 'a', 'a.b.c', `x.${btoa('5')}.y`, token({ ...CLAIMS, nonce: undefined }), undefined, 5])(
  'A-162 reads nothing in %j',
  (credential) => {
    expect(loginRequestOf(credential)).toBeNull();
  },
);

it('T9 exchanges only what can be a code and was asked for here', () => {
  expect(returnOf(CODE, true)).toEqual({ code: CODE });
  expect([returnOf(CODE, false), returnOf(`${CODE}x`, true), returnOf('eyJhbGciOi.x.y', true)]).toEqual(
    Array(3).fill({ refusal: 'GOOGLE_REFUSED' }),
  );
});
