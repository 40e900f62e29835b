import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, open } from '../testing/open.js';

it.each([
  ['/about', '/api/site/content'],
  ['/faq', '/api/site/content'],
  ['/contact', '/api/site'],
])('%s offers Try Again when %s fails, and keeps the focus on it', async (path, call) => {
  fakeApi(null);
  const others = globalThis.fetch;
  let reply = () => Promise.resolve(new Response('{}', { status: 503 }));
  globalThis.fetch = ((url: string, init: RequestInit) => (url === call ? reply() : others(url, init))) as typeof fetch;
  open(path);
  const button = await screen.findByRole('button', { name: 'Try Again' });
  let fail = (_reply: Response): void => undefined;
  reply = () => new Promise((resolve) => (fail = resolve));
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Server error. Please try again later');
  fail(new Response('{}', { status: 503 }));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).toHaveFocus();
});
