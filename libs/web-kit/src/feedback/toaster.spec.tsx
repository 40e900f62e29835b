import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { clearToasts, toast } from './toast.js';

let hasNetwork = false;
jest.unstable_mockModule('./toast-list.js', () => {
  if (!hasNetwork) throw new Error('no network');
  return { ToastList: () => <p>the whole list</p> };
});
afterEach(() => jest.useRealTimers());

const { Toaster } = await import('./toaster.js');

beforeEach(() => act(clearToasts));

it('S-111 shows its text even when the code of the list fails to load', async () => {
  render(<Toaster />);
  act(() => toast.error('No response from the server'));
  expect(await screen.findByText('No response from the server')).toBeVisible();
  expect(screen.getByRole('status')).toBeInTheDocument();
  jest.useFakeTimers();
  act(() => toast.success('Saved'));
  expect(screen.getByText('Saved')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('loads the list with the next toast when the network is back', async () => {
  render(<Toaster />);
  act(() => toast.error('No response from the server'));
  await screen.findByText('No response from the server');
  hasNetwork = true;
  act(() => toast.success('Saved'));
  expect(await screen.findByText('the whole list')).toBeVisible();
  expect(screen.queryByText('Saved')).toBeNull();
});
