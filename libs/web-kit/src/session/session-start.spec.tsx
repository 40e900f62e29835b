import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '../feedback/toast.js';
import { AppProviders } from '../app-providers.js';
import { person } from '../testing/person.js';
import { useSession } from './session.js';

const nimali = person('u1', 'Nimali');
const EXPIRED = 'Session expired. Please login again.';
interface Call {
  url: string;
  init: RequestInit;
}
let calls: Call[] = [];
let me: () => Response | Promise<Response>;
let logout: () => Response | Promise<Response>;
let visited: string[] = [];
const json = (status: number, body: unknown, headers = {}) => new Response(JSON.stringify(body), { status, headers });
const known = () => json(200, { status: 'success', data: { user: nimali } });
const countOf = (url: string) => calls.filter((call) => call.url === url).length;

function Page() {
  const { status, user, signIn, signOut, retry } = useSession();
  return (
    <>
      <p>{`${status} ${user?.name ?? 'nobody'}`}</p>
      <button onClick={() => signIn('fresh', nimali)}>in</button>
      <button onClick={() => void signOut()}>out</button>
      <button onClick={() => void retry()}>retry</button>
    </>
  );
}
const open = (path = '/') => {
  window.history.replaceState(null, '', path);
  return render(
    <AppProviders goTo={(to) => void visited.push(to)}>
      <Page />
    </AppProviders>,
  );
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  clearToasts();
  localStorage.setItem('token', 'abc');
  calls = [];
  visited = [];
  me = known;
  logout = () => json(200, { status: 'success', data: {} });
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    if (url === '/api/auth/me') return me();
    if (url === '/api/auth/logout') return logout();
    return json(200, { status: 'success', data: { cart: { items: [], cartCount: 0 } } });
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('a token the server refuses at the start', () => {
  it.each([401, 403])(
    'A-091 S-095 A6 %i removes it at once and leads to the login page 1.5 seconds later',
    async (code) => {
      me = () => json(code, {});
      open('/profile?tab=password');
      await pass(10);
      expect(localStorage.getItem('token')).toBeNull();
      expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
      expect([screen.getByText(/nobody/).textContent, visited]).toEqual(['loading nobody', []]);
      await pass(1_480);
      expect(visited).toEqual([]);
      await pass(20);
      expect(visited).toEqual(['/login?returnTo=%2Fprofile%3Ftab%3Dpassword']);
      expect(screen.getByText('guest nobody')).toBeVisible();
    },
  );

  it.each(['/login?returnTo=%2Fcart', '/reset-password/abc', '/register'])(
    'A6 leaves the visitor on %s, as a guest',
    async (path) => {
      me = () => json(401, {});
      open(path);
      await pass(10);
      expect(screen.getByText('guest nobody')).toBeVisible();
      expect(screen.getByText(EXPIRED)).toBeInTheDocument();
      await pass(2_000);
      expect(visited).toEqual([]);
    },
  );

  it('S-095 a sign-in before the redirect keeps the visitor here', async () => {
    me = () => json(401, {});
    open();
    await pass(10);
    act(() => screen.getByText('in').click());
    await pass(2_000);
    expect([screen.getByText(/Nimali/).textContent, visited]).toEqual(['user Nimali', []]);
  });
});

describe('A18 a server that cannot check the token', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['500', () => json(500, {})],
    ['429', () => json(429, {})],
    ['404', () => json(404, {})],
    ['a web page instead of JSON', () => new Response('<html>', { status: 200 })],
    ['a response without a user', () => json(200, { status: 'success', data: {} })],
    ['nothing, three times', () => Promise.reject(new TypeError('fetch failed'))],
    ['503, three times', () => json(503, {})],
  ])('%s keeps the token, and a later response counts', async (_, response) => {
    me = response;
    open('/profile');
    await pass(2_000);
    expect(screen.getByText('unknown nobody')).toBeVisible();
    expect([localStorage.getItem('token'), visited]).toEqual(['abc', []]);
    expect(screen.queryByText(EXPIRED)).toBeNull();
    me = known;
    await pass(5_000);
    expect(screen.getByText('user Nimali')).toBeVisible();
  });

  it('keeps the token when there is no response for 30 seconds', async () => {
    me = () => new Promise(() => {});
    globalThis.fetch = ((_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      )) as typeof fetch;
    open();
    await pass(30_010);
    expect(screen.getByText('unknown nobody')).toBeVisible();
    expect(localStorage.getItem('token')).toBe('abc');
  });

  it('is retried after growing waits, and not before Retry-After', async () => {
    me = () => json(500, {});
    open();
    const counts: number[] = [];
    for (const seconds of [4, 2, 10, 20, 30, 30]) {
      await pass(seconds * 1_000);
      counts.push(countOf('/api/auth/me'));
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    me = () => json(429, {}, { 'retry-after': '50' });
    act(() => screen.getByText('retry').click());
    await pass(49_000);
    expect(countOf('/api/auth/me')).toBe(7);
    await pass(1_500);
    expect(countOf('/api/auth/me')).toBe(8);
  });

  it.each<[string, () => void]>([
    ['Try Again is pressed', () => screen.getByText('retry').click()],
    ['the network is back', () => void window.dispatchEvent(new Event('online'))],
  ])('is retried at once when %s', async (_, happen) => {
    me = () => json(500, {});
    open();
    await pass(10);
    me = known;
    act(happen);
    await pass(10);
    expect(screen.getByText('user Nimali')).toBeVisible();
  });

  it('and refuses the token later ends the session', async () => {
    me = () => json(500, {});
    open();
    await pass(10);
    me = () => json(401, {});
    await pass(5_000);
    expect(localStorage.getItem('token')).toBeNull();
    await pass(1_500);
    expect(visited).toEqual(['/login?returnTo=%2F']);
  });

  it('never undoes a sign-in that happened meanwhile', async () => {
    let release: (response: Response) => void = () => {};
    me = () => new Promise((resolve) => (release = resolve));
    open();
    await pass(10);
    act(() => screen.getByText('in').click());
    await act(async () => release(json(500, {})));
    await pass(60_000);
    expect(screen.getByText('user Nimali')).toBeVisible();
    expect([localStorage.getItem('token'), countOf('/api/auth/me')]).toEqual(['fresh', 1]);
  });
});

describe('logout', () => {
  it('A18 removes the token at once and goes home, while the server call outlives the page', async () => {
    jest.useRealTimers();
    let respond: (response: Response) => void = () => {};
    logout = () => new Promise((resolve) => (respond = resolve));
    open('/cart');
    await screen.findByText('user Nimali');
    await userEvent.click(screen.getByText('out'));
    expect(await screen.findByText('guest nobody')).toBeVisible();
    expect([localStorage.getItem('token'), visited]).toEqual([null, ['/']]);
    const { init } = calls.find(({ url }) => url === '/api/auth/logout')!;
    expect(init.keepalive).toBe(true);
    expect(init.headers).toMatchObject({ authorization: 'Bearer abc' });
    expect(screen.queryByText('Logged out successfully')).toBeNull();
    await act(async () => respond(json(200, { status: 'success', data: {} })));
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
  });

  it('T18 in another tab is noticed by a page restored from the back/forward cache', async () => {
    open();
    await pass(10);
    expect(screen.getByText('user Nimali')).toBeVisible();
    localStorage.removeItem('token');
    const shown = new Event('pageshow');
    act(() => void window.dispatchEvent(Object.assign(shown, { persisted: true })));
    expect(screen.getByText('guest nobody')).toBeVisible();
  });
});
