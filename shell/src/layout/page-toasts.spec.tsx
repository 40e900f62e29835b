import { clearToasts, toast } from '@salon/web-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EXPOSED, fakeApi, open, workingRemotes } from '../testing/open.js';

beforeEach(() => act(clearToasts));
afterEach(() => jest.useRealTimers());

const HINT = 'Please login to book services';
const link = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement;
const shown = (text: string) => screen.queryByText(text, { ignore: '[role=status]' });

async function openShell(remotes = workingRemotes()) {
  fakeApi(null);
  const { router } = open('/', remotes);
  await screen.findByRole('navigation', { name: 'Main' });
  return { go: (to: string) => act(() => router.navigate(to)), router };
}

/** Shows a toast and waits for the code of the list. */
async function say(show: () => void, text: string) {
  act(show);
  expect(await screen.findByText(text)).toBeVisible();
}

it('S-112 removes an error of the old page when the visitor follows a link', async () => {
  await openShell();
  await say(() => toast.error('Failed to fetch services'), 'Failed to fetch services');
  await userEvent.click(link('FAQ'));
  await screen.findByRole('heading', { level: 1, name: /questions/i });
  expect(shown('Failed to fetch services')).toBeNull();
});

it('removes it too when the visitor goes back in the history', async () => {
  const { go } = await openShell();
  await say(() => toast.info('Nothing was changed'), 'Nothing was changed');
  fireEvent.popState(window);
  await go('/faq');
  expect(shown('Nothing was changed')).toBeNull();
});

it('C-054 shows a hint that announces a navigation on the page it leads to, and no longer on the one after that', async () => {
  const { go } = await openShell();
  await userEvent.keyboard('{Tab}'); // An action before the hint does not remove it.
  await say(() => toast.info(HINT), HINT);
  await go('/login');
  await screen.findByRole('heading', { name: 'Login' });
  expect(shown(HINT)).toBeVisible();
  await userEvent.click(link('About Us'));
  await screen.findByRole('heading', { level: 1, name: /about|house|hand/i });
  expect(shown(HINT)).toBeNull();
});

it('keeps it over a chain of redirects', async () => {
  const { go } = await openShell();
  await say(() => toast.info(HINT), HINT);
  await go('/cart'); // The guard redirects a guest.
  await screen.findByRole('heading', { name: 'Login' });
  expect(shown(HINT)).toBeVisible();
});

it('C-054 shows it for its whole time on the next page, however long that takes to load, and whatever is pressed meanwhile', async () => {
  let arrive = (_page: unknown): void => undefined;
  const slow = new Promise((resolve) => (arrive = resolve));
  const { router } = await openShell(workingRemotes(() => slow));
  await say(
    () => toast.info('First, so that the code of the list is there'),
    'First, so that the code of the list is there',
  );
  jest.useFakeTimers();
  await act(async () => {
    toast.info(HINT);
    void router.navigate('/login');
  });
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  fireEvent.pointerDown(document.body);
  expect(shown(HINT)).toBeVisible();
  arrive(EXPOSED.account);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(shown(HINT)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(shown(HINT)).toBeNull();
});

it('S-111 lets an action follow to one page that the visitor opens, and not to the next', async () => {
  await openShell();
  const text = 'Service added to cart';
  await say(() => toast.success(text, { action: { label: 'View cart', run: () => undefined } }), text);
  await userEvent.click(link('FAQ'));
  await screen.findByRole('heading', { level: 1, name: /questions/i });
  expect(screen.getByRole('button', { name: 'View cart' })).toBeVisible();
  await userEvent.click(link('Contact'));
  await screen.findByRole('heading', { level: 1, name: /touch|contact|write/i });
  expect(shown(text)).toBeNull();
});

it('S-102 shows why the visitor is led to the login, also when something was pressed in between', async () => {
  const { go } = await openShell();
  const text = 'Session expired. Please login again.';
  await say(() => toast.error(text, { follows: true }), text);
  act(() => toast.error(text)); // The call that found the session ended reports its failure too.
  await userEvent.keyboard('a');
  await go('/login');
  expect(shown(text)).toBeVisible();
});
