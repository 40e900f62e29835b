import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../api/client.js';
import { AppProviders } from '../app-providers.js';
import { useCart } from '../cart/use-cart.js';
import { clearToasts } from '../feedback/toast.js';
import { person } from '../testing/person.js';
import { useSession } from './session.js';

const nimali = person('u1', 'Nimali');
const cart = { items: [{}], cartCount: 1 };
let requested: string[] = [];
let reply: Record<string, () => Response>;
let went: string[] = [];
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

function Page() {
  const { status, user, signIn, signOut, forget } = useSession();
  const { data } = useCart();
  return (
    <>
      <p>
        {status} {user?.name ?? 'nobody'} cart {data?.cartCount ?? '?'}
      </p>
      <button onClick={() => signIn('fresh', nimali)}>in</button>
      <button onClick={() => void signOut()}>out</button>
      <button onClick={forget}>forget</button>
      <button onClick={() => void api.get('/users/secret').catch(() => null)}>call</button>
    </>
  );
}
const open = () =>
  render(
    <AppProviders goTo={(path) => void went.push(path)}>
      <Page />
    </AppProviders>,
  );

beforeEach(() => {
  localStorage.clear();
  act(clearToasts);
  requested = [];
  went = [];
  reply = {
    '/api/auth/me': () => json(200, { status: 'success', data: { user: nimali } }),
    '/api/cart/get-cart': () => json(200, { status: 'success', data: { cart } }),
    '/api/auth/logout': () => json(200, { status: 'success', data: {} }),
    '/api/users/secret': () => json(401, {}),
  };
  globalThis.fetch = (async (url: string) => {
    requested.push(url);
    return (reply[url] ?? (() => json(404, {})))();
  }) as unknown as typeof fetch;
});

describe('the session', () => {
  it('A-090 A-089 checks the stored token, then fetches the cart once', async () => {
    localStorage.setItem('token', 'abc');
    open();
    expect(screen.getByText(/^loading/)).toBeVisible();
    expect(await screen.findByText('user Nimali cart 1')).toBeVisible();
    expect(requested).toEqual(['/api/auth/me', '/api/cart/get-cart']);
  });

  it("without a token is a guest's with an empty cart, and sends no request", async () => {
    open();
    expect(await screen.findByText('guest nobody cart 0')).toBeVisible();
    expect(requested).toEqual([]);
  });

  it('survives a restart of the site', async () => {
    localStorage.setItem('token', 'abc');
    let first = true;
    const { '/api/auth/me': fine } = reply;
    reply['/api/auth/me'] = () => (first ? ((first = false), json(503, {})) : fine!());
    open();
    expect(await screen.findByText(/^user Nimali/)).toBeVisible();
  });

  it('A-089 begins with a sign-in that stores the token, and fetches the cart', async () => {
    open();
    await userEvent.click(await screen.findByText('in'));
    expect(await screen.findByText('user Nimali cart 1')).toBeVisible();
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('fetches no cart before the e-mail is verified', async () => {
    localStorage.setItem('token', 'abc');
    reply['/api/auth/me'] = () => json(200, { status: 'success', data: { user: { ...nimali, isVerified: false } } });
    open();
    expect(await screen.findByText('user Nimali cart 0')).toBeVisible();
    expect(requested).toEqual(['/api/auth/me']);
  });

  it('S-075 A-098 A-176 ends on the server, says so and goes home', async () => {
    localStorage.setItem('token', 'abc');
    open();
    await screen.findByText(/^user/);
    await userEvent.click(screen.getByText('out'));
    expect(await screen.findByText('guest nobody cart 0')).toBeVisible();
    expect(screen.getByText('Logged out successfully')).toBeInTheDocument();
    expect([localStorage.getItem('token'), went]).toEqual([null, ['/']]);
  });

  it('A-163 says when the server could not end it, and ends here all the same', async () => {
    localStorage.setItem('token', 'abc');
    reply['/api/auth/logout'] = () => json(418, {});
    open();
    await screen.findByText(/^user/);
    await userEvent.click(screen.getByText('out'));
    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(await screen.findByText('guest nobody cart 0')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([200, 401, 503])(
    'is forgotten on the same page and ended on the server, without a word (%s)',
    async (status) => {
      localStorage.setItem('token', 'abc');
      reply['/api/auth/logout'] = () => json(status, {});
      open();
      await screen.findByText('user Nimali cart 1');
      requested = [];
      await userEvent.click(screen.getByText('forget'));
      expect(await screen.findByText('guest nobody cart 0')).toBeVisible();
      expect([localStorage.getItem('token'), requested, went]).toEqual([null, ['/api/auth/logout'], []]);
      expect(screen.queryByRole('listitem')).toBeNull();
    },
  );

  it("C12 removes one user's data: the next user's is fetched", async () => {
    localStorage.setItem('token', 'abc');
    open();
    await screen.findByText('user Nimali cart 1');
    await userEvent.click(screen.getByText('out'));
    await screen.findByText('guest nobody cart 0');
    reply['/api/cart/get-cart'] = () =>
      json(200, { status: 'success', data: { cart: { items: [{}, {}], cartCount: 2 } } });
    await userEvent.click(screen.getByText('in'));
    expect(await screen.findByText('user Nimali cart 2')).toBeVisible();
    expect(requested.filter((url) => url === '/api/cart/get-cart')).toHaveLength(2);
  });

  it('T18 ends in this tab when another tab logs out', async () => {
    localStorage.setItem('token', 'abc');
    open();
    await screen.findByText(/^user/);
    act(() => {
      localStorage.removeItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    expect(await screen.findByText('guest nobody cart 0')).toBeVisible();
  });

  describe('A18 of an open page that returns from the back/forward cache without a network', () => {
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    const comeBack = async () => {
      reply['/api/auth/me'] = () => {
        throw new TypeError('fetch failed');
      };
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
      await pass(10_000);
    };
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it.each([
      ['was checked at the start', () => localStorage.setItem('token', 'abc')],
      ['began on this page', () => {}],
    ])('stays with what was loaded when it %s, until the token is refused', async (_, before) => {
      before();
      open();
      await pass(10);
      if (localStorage.getItem('token') === null) act(() => screen.getByText('in').click());
      await pass(10);
      expect(screen.getByText('user Nimali cart 1')).toBeVisible();
      await comeBack();
      expect(screen.getByText('user Nimali cart 1')).toBeVisible();
      reply['/api/auth/me'] = () => json(401, {});
      await pass(30_000);
      expect([localStorage.getItem('token'), went]).toEqual([null, ['/login?returnTo=%2F']]);
    });

    it('is unknown when another tab signed in meanwhile', async () => {
      localStorage.setItem('token', 'abc');
      open();
      await pass(10);
      localStorage.setItem('token', 'of another person');
      await comeBack();
      expect(screen.getByText(/^unknown nobody/)).toBeVisible();
    });
  });
});

describe('S-094 S-102 a refused token', () => {
  afterEach(() => jest.useRealTimers());

  it('S-095 is removed at once, with a message, and leads to the login page 1.5 seconds later', async () => {
    localStorage.setItem('token', 'abc');
    open();
    await screen.findByText(/^user/);
    jest.useFakeTimers();
    act(() => screen.getByText('call').click());
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByText('Session expired. Please login again.')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_480));
    expect(went).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(20));
    jest.useRealTimers();
    expect(went).toEqual(['/login?returnTo=%2F']);
    await waitFor(() => expect(screen.getByText(/^guest/)).toBeVisible());
  });

  it('that was already replaced by a newer one changes nothing', async () => {
    localStorage.setItem('token', 'abc');
    let release: (response: Response) => void = () => {};
    open();
    await screen.findByText(/^user/);
    globalThis.fetch = () => new Promise<Response>((resolve) => (release = resolve));
    await userEvent.click(screen.getByText('call'));
    localStorage.setItem('token', 'newer');
    await act(async () => release(json(401, {})));
    expect(localStorage.getItem('token')).toBe('newer');
    expect(screen.queryByText('Session expired. Please login again.')).toBeNull();
  });
});
