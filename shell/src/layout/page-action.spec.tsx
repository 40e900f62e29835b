import { clearToasts, toast } from '@salon/web-kit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, open } from '../testing/open.js';

beforeEach(() => act(clearToasts));

it('S-111 keeps the action of a toast below the page', async () => {
  const done: string[] = [];
  fakeApi(null);
  open('/');
  await screen.findByRole('heading', { level: 1 });
  act(() =>
    toast.success('Special offer added to cart', {
      action: { label: 'Undo', run: () => void done.push('undone'), onPage: true },
    }),
  );
  const latest = within(await screen.findByRole('complementary', { name: 'Latest change' }));
  expect(latest.getByText('Special offer added to cart')).toBeVisible();
  await userEvent.click(latest.getByRole('button', { name: 'Undo' }));
  expect(done).toEqual(['undone']);
  expect(screen.queryByRole('complementary', { name: 'Latest change' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
