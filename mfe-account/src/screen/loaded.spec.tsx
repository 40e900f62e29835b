import { AppProviders, createQueryClient } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded } from './loaded.js';

interface Call {
  resolve(rows: string): void;
  reject(error: Error): void;
}

/**
 * A screen whose calls are settled one by one.
 * @param keepsPrevious shows the previous rows until others have loaded
 */
function show({ keepsPrevious = false } = {}) {
  const calls: Call[] = [];
  function Rows({ name }: { name: string }) {
    const query = useQuery({
      queryKey: [name],
      queryFn: () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject })),
      placeholderData: (previous) => (keepsPrevious ? previous : undefined),
    });
    return (
      <Loaded query={query} failed="The rows have not loaded." rows={[1, '4rem']}>
        {(rows) => <p>{rows}</p>}
      </Loaded>
    );
  }
  const queryClient = createQueryClient();
  const screenOf = (name: string) => (
    <AppProviders queryClient={queryClient}>
      <Rows name={name} />
    </AppProviders>
  );
  const { rerender } = render(screenOf('today'));
  const next = async (at: number) => {
    await waitFor(() => expect(calls).toHaveLength(at));
    return calls[at - 1]!;
  };
  return { next, change: (name: string) => rerender(screenOf(name)) };
}
const again = () => screen.findByRole('button', { name: 'Try Again' });
const waiting = () => screen.queryByText('Loading...');

it('keeps Try Again, busy and with the focus, while the load is repeated', async () => {
  const { next } = show();
  (await next(1)).reject(new Error());
  const button = await again();
  await userEvent.click(button);
  const second = await next(2);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(button).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('The rows have not loaded.');
  expect(waiting()).toBeNull();
  second.reject(new Error());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  (await next(3)).resolve('Three rows');
  expect(await screen.findByText('Three rows')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows placeholders for another query, also for one that failed when it was shown before', async () => {
  const { next, change } = show();
  (await next(1)).reject(new Error());
  await again();
  change('tomorrow');
  expect(waiting()).not.toBeNull();
  (await next(2)).resolve('Two rows');
  await screen.findByText('Two rows');
  change('today');
  await next(3);
  expect(waiting()).not.toBeNull();
});

it('tries again without the rows of the previous query, and keeps the focus', async () => {
  const { next, change } = show({ keepsPrevious: true });
  (await next(1)).resolve('Rows of today');
  await screen.findByText('Rows of today');
  change('tomorrow');
  const second = await next(2);
  expect(screen.getByText('Rows of today')).toBeVisible();
  second.reject(new Error());
  const button = await again();
  await userEvent.click(button);
  const third = await next(3);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText('Rows of today')).toBeNull();
  expect(button).toHaveFocus();
  third.resolve('Rows of tomorrow');
  expect(await screen.findByText('Rows of tomorrow')).toBeVisible();
});
