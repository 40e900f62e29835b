import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, AppProviders, createQueryClient } from '@salon/web-kit';
import { RouterProvider } from '@salon/web-kit/router';
import { createMemoryRouter } from '@salon/web-kit/router-testing';
import { useState } from 'react';
import { NoteDialog } from './note-dialog.js';

function Hiding({ save }: { save(text: string): Promise<string> }) {
  const [isOpen, setOpen] = useState(true);
  const [saved, setSaved] = useState('');
  const note = {
    title: 'Hide it?',
    description: 'Nobody sees it any more.',
    label: 'Why',
    field: 'reason',
    most: 80,
    missing: 'Please say why',
    saveLabel: 'Hide',
    failed: 'Failed',
    save,
    onSaved: setSaved,
  };
  return (
    <>
      <output>{saved}</output>
      <NoteDialog open={isOpen} onClose={() => setOpen(false)} note={note} />
    </>
  );
}

function show() {
  let finish: (text: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const save = () =>
    new Promise<string>((resolve, reject) => {
      [finish, fail] = [resolve, reject];
    });
  const router = createMemoryRouter([{ path: '*', element: <Hiding save={save} /> }]);
  render(
    <AppProviders goTo={(to) => router.navigate(to)} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { finish: (text: string) => finish(text), fail: (error: Error) => fail(error) };
}
const REFUSED = new ApiError(400, 'INVALID', 'Invalid', { errors: { reason: 'Too short' } });
const dialog = () => screen.findByRole('dialog', { name: 'Hide it?' });
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Cancel', async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))],
])('%s asks before a typed reason is lost', async (_way, leave) => {
  show();
  expect(await dialog()).toHaveAccessibleDescription('Nobody sees it any more.');
  await userEvent.type(screen.getByLabelText('Why'), 'Rude');
  await leave();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Why')).toHaveValue('Rude');
});

it('stays open while it is saved, and closes then', async () => {
  const { finish } = show();
  await userEvent.type(await screen.findByLabelText('Why'), 'Rude');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await dialog()).toBeVisible();
  finish('Hidden');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Hidden')).toBeVisible();
});

it('keeps the focus in the field while it is saved with Enter, and when that fails', async () => {
  const { fail } = show();
  const field = await screen.findByLabelText('Why');
  await userEvent.type(field, 'Rude{Enter}');
  await waitFor(() => expect(field).toHaveAttribute('readonly'));
  expect(field).toBeEnabled();
  fail(new Error());
  expect(await screen.findByText('Failed')).toBeVisible();
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  expect(field).toHaveFocus();
});

it.each([
  ['empty', '', 'Please say why'],
  ['refused', 'Rude', 'Too short'],
])('moves the focus to the field when it is %s', async (_which, text, problem) => {
  const { fail } = show();
  const field = await screen.findByLabelText('Why');
  if (text) await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  fail(REFUSED);
  await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
  expect(field).toHaveFocus();
});
