import { AppProviders } from '@salon/web-kit';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageFailed } from './page-failed.js';

const NO_CONNECTION = 'Cannot connect to server. Please check your internet connection.';
const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

async function comeBack() {
  await act(async () => undefined); // The page listens once its effects have run.
  act(() => void window.dispatchEvent(new Event('online')));
}

/** Opens the home page, then a page whose code fails with `error`, without a connection until `connect`. */
async function openFailing(error: Error) {
  const reloaded: string[] = [];
  let isConnected = false;
  globalThis.fetch = async () => {
    if (!isConnected) throw new TypeError('Failed to fetch');
    return new Response();
  };
  const failed = <PageFailed reload={() => void reloaded.push('page')} />;
  const router = createMemoryRouter([
    {
      errorElement: failed,
      children: [
        { path: '/', element: <h1>Home</h1> },
        { path: '/faq', lazy: () => Promise.reject(error) },
      ],
    },
  ]);
  render(
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await act(() => router.navigate('/faq'));
  return { reloaded, connect: () => (isConnected = true) };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined)); // React logs the caught errors.

it.each([
  ['script', missing()],
  ['module', new TypeError('Failed to fetch dynamically imported module: /faq.js')],
  ['stylesheet', new Error('Loading CSS chunk 7 failed.')],
])('S-101 a page whose %s does not arrive names the connection', async (_what, error) => {
  await openFailing(error);
  expect(await screen.findByText(NO_CONNECTION)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

it('a page whose code did not arrive is loaded again by Try Again only once the server responds', async () => {
  const { reloaded, connect } = await openFailing(missing());
  await tryAgain();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).not.toHaveAttribute('aria-busy'));
  expect(reloaded).toEqual([]);
  connect();
  await tryAgain();
  await waitFor(() => expect(reloaded).toEqual(['page']));
});

it('a page whose code did not arrive is loaded again when the connection is back', async () => {
  const { reloaded, connect } = await openFailing(missing());
  connect();
  await comeBack();
  await waitFor(() => expect(reloaded).toEqual(['page']));
});

it('a page that stopped in the middle is not replaced by the offline page of the browser', async () => {
  const { reloaded, connect } = await openFailing(new Error('a bug'));
  expect(await screen.findByText(/^This page stopped in the middle/)).toBeVisible();
  await tryAgain();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try Again' })).not.toHaveAttribute('aria-busy'));
  expect(reloaded).toEqual([]);
  connect();
  await tryAgain();
  await waitFor(() => expect(reloaded).toEqual(['page']));
});
