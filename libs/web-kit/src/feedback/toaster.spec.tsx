import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { toast } from './toast.js';

jest.unstable_mockModule('./toast-list.js', () => {
  throw new Error('no network');
});
afterEach(() => jest.useRealTimers());

it('S-111 shows its text even when the code of the list fails to load', async () => {
  const { Toaster } = await import('./toaster.js');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
