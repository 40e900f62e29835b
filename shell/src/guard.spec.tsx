import { siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { decide, type Verdict, type Visitor } from './guard.rules.js';
import { customer, fakeApi, open, workingRemotes } from './testing/open.js';

const guest: Visitor = { status: 'guest', user: null };
const loading: Visitor = { status: 'loading', user: null };
const unknown: Visitor = { status: 'unknown', user: null };
const signedIn = (user: Partial<Visitor['user']>): Visitor => ({
  status: 'user',
  user: { isVerified: true, role: 'user', permissions: [], secondFactor: 'off', ...user },
});
const verified = signedIn({});
const unverified = signedIn({ isVerified: false });
const admin = signedIn({ isVerified: false, role: 'admin', permissions: ['desk', 'staff'] });
const unprotected = signedIn({ role: 'admin', permissions: ['staff'], secondFactor: 'required' });
const frontDesk = signedIn({ role: 'admin', permissions: ['desk'] });
const stylist = signedIn({ permissions: ['own_days'] });

describe('who sees which page', () => {
  const rows: [string, Visitor, Verdict[]][] = [
    ['S-001 a guest', guest, ['show', 'login', 'login', 'login', 'login']],
    ['S-047 someone not yet known', loading, ['show', 'wait', 'wait', 'wait', 'wait']],
    ['A18 someone the server cannot name', unknown, ['show', 'unknown', 'unknown', 'unknown', 'unknown']],
    ['S-054 a customer', verified, ['show', 'show', 'home', 'home', 'home']],
    ['S-055 a customer without verified e-mail', unverified, ['show', 'verify', 'verify', 'verify', 'verify']],
    ['an admin', admin, ['show', 'show', 'show', 'show', 'home']],
    ['T75 an owner who has to set up two-step sign-in', unprotected, ['show', 'secure', 'secure', 'secure', 'secure']],
    ['the front desk', frontDesk, ['show', 'show', 'show', 'home', 'home']],
    ['a stylist', stylist, ['show', 'show', 'home', 'home', 'show']],
  ];
  const pages = ['public', 'user', 'admin', 'staff', 'own_days'] as const;
  it.each(rows)('%s', (_, visitor, verdicts) =>
    expect(pages.map((access) => decide(access, visitor))).toEqual(verdicts),
  );
});

it('T75 leads an owner without two-step sign-in from every guarded page to the profile', async () => {
  fakeApi({ ...customer, role: 'admin', permissions: ['desk', 'staff'], secondFactor: 'required' });
  const { at } = open('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(at()).toBe('/profile');
});

describe('the guard', () => {
  const guarded: [string, string][] = [
    ['S-048', '/profile'],
    ['S-049', '/profile/appointments'],
    ['S-050', '/dashboard'],
    ['S-051', '/cart'],
    ['S-052', '/book-appointment'],
    ['S-053', '/admin/dashboard'],
  ];
  it.each(guarded)(
    '%s sends a visitor who is not logged in from %s to /login, with the return path',
    async (_, path) => {
      fakeApi(null);
      const { at } = open(path);
      expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
      expect(at()).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
    },
  );

  it('S-047 shows Loading... in the page frame while the session check runs, and nothing of the page', async () => {
    fakeApi('slow');
    localStorage.setItem('token', 'abc');
    open('/profile');
    // First the frame's message while the page's code loads, then the guard's.
    await waitFor(() => expect(screen.getByText('Loading...')).toBeVisible());
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Profile/));
    expect(screen.queryByRole('heading', { name: 'Profile' })).toBeNull();
  });

  it('S-047 E5 shows the heading and skeleton of a page meanwhile, and the page once the session is known', async () => {
    const waiting = () => (
      <div data-testid="shape">
        <h1>Cart</h1>
        <p>Loading...</p>
      </div>
    );
    const remotes = workingRemotes(async () => ({
      default: [
        { path: 'cart', element: <p>2 pieces of Nimali</p>, handle: { access: 'user', title: 'Cart', waiting } },
      ],
    }));
    fakeApi('slow');
    localStorage.setItem('token', 'abc');
    const { view } = open('/cart', remotes);
    expect(within(await screen.findByTestId('shape')).getByText('Loading...')).toBeVisible();
    expect(screen.queryByText(/Nimali/)).toBeNull();
    view.unmount();
    fakeApi(customer);
    open('/cart', remotes);
    expect(await screen.findByText('2 pieces of Nimali')).toBeVisible();
    expect(screen.queryByTestId('shape')).toBeNull();
  });

  it('shows a customer their own page', async () => {
    fakeApi(customer);
    open('/profile/appointments');
    expect(await screen.findByRole('heading', { name: 'My Appointments' })).toBeVisible();
  });

  it('keeps a page that reads the settings of the salon when they cannot be loaded', async () => {
    fakeApi(customer);
    const { fetch } = globalThis;
    globalThis.fetch = async (...call) => {
      await new Promise((resolve) => setTimeout(resolve)); // Without a pause, a page that is mounted again and again would never end the test.
      return fetch(...call);
    };
    let mounted = 0;
    function Receipt() {
      const { isError } = useQuery(siteQuery);
      useEffect(() => void (mounted += 1), []);
      return isError ? <p>No address</p> : null;
    }
    const handle = { access: 'user', title: 'Receipt' };
    open(
      '/profile',
      workingRemotes(async () => ({ default: [{ path: 'profile', element: <Receipt />, handle }] })),
    );
    expect(await screen.findByText('No address')).toBeVisible();
    expect(mounted).toBe(1);
  });

  it('S-054 sends a customer from an admin page home, and says why', async () => {
    fakeApi(customer);
    const { at } = open('/admin/dashboard');
    await waitFor(() => expect(at()).toBe('/'));
    expect(await screen.findByText('You do not have permission to perform this action')).toBeInTheDocument();
  });

  it('S-055 sends a customer without verified e-mail to /verify-email', async () => {
    fakeApi({ ...customer, isVerified: false });
    open('/cart');
    expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeVisible();
  });
});

describe('A18 a server that cannot check the session', () => {
  function brokenMe(): { repair(): void } {
    fakeApi(customer);
    const { fetch } = globalThis;
    let broken = true;
    globalThis.fetch = (async (url: string, init: RequestInit) =>
      broken && url === '/api/auth/me' ? new Response('{}', { status: 500 }) : fetch(url, init)) as typeof fetch;
    return { repair: () => (broken = false) };
  }

  it('keeps public pages, and offers no login to a visitor who may be signed in', async () => {
    brokenMe();
    open('/services');
    expect(await screen.findByRole('heading', { name: 'Services' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(localStorage.getItem('token')).toBe('abc');
  });

  it('shows a page that is read without network, and the notice on every other', async () => {
    brokenMe();
    const handle = { access: 'user', title: 'My day', isReadOffline: true };
    const remotes = workingRemotes(async () => ({
      default: [{ path: 'profile', element: <p>As of 9:00</p>, handle }],
    }));
    const { view } = open('/profile', remotes);
    expect(await screen.findByText('As of 9:00')).toBeVisible();
    view.unmount();
    open('/dashboard');
    expect(await screen.findByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
  });

  it('says so on a guarded page, and Try Again opens the page with the focus on its heading', async () => {
    const server = brokenMe();
    const { at } = open('/profile');
    expect(await screen.findByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
    expect(at()).toBe('/profile');
    const again = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await again();
    expect(screen.getByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
    server.repair();
    await again();
    expect(await screen.findByRole('heading', { name: 'Profile' })).toHaveFocus();
    expect(localStorage.getItem('token')).toBe('abc');
  });
});
