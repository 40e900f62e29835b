import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from 'radix-ui';
import { ToastList } from './toast-list.js';
import { clearToasts, toast, useToasts } from './toast.js';

const keepForToasts = (event: Event) => event.preventDefault();

/** A modal dialog that opens over the toasts' list, as the screens' dialogs do, or before its code is loaded. */
function Screen({ isOpen, isLoaded = true }: { isOpen: boolean; isLoaded?: boolean }) {
  const { toasts, isHeld } = useToasts();
  return (
    <>
      <main>The day</main>
      <Dialog.Root open={isOpen}>
        <Dialog.Portal>
          <Dialog.Content aria-describedby={undefined} onEscapeKeyDown={keepForToasts}>
            <Dialog.Title>Visit</Dialog.Title>
            <button type="button">Take payment</button>
            <button type="button">Refund money</button>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      {isLoaded && <ToastList toasts={toasts} isHeld={isHeld} />}
    </>
  );
}

const list = () => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('list');
const payment = () => screen.getByRole('button', { name: 'Take payment' });

function openDialog(): string[] {
  const done: string[] = [];
  act(clearToasts);
  render(<Screen isOpen={false} />).rerender(<Screen isOpen />);
  act(() => toast.success('Paid at the desk', { action: { label: 'Undo', run: () => void done.push('undone') } }));
  act(() => payment().focus());
  return done;
}

it('F8 leads from an open dialog to the Undo of a toast, and after it back', async () => {
  const done = openDialog();
  expect(screen.queryByText('The day')?.closest('[aria-hidden=true]')).not.toBeNull();
  await userEvent.keyboard('[F8]');
  expect(list()).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(within(list()).getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(done).toEqual(['undone']);
  expect(payment()).toHaveFocus();
});

it('Tab past the toasts and Escape lead back into the dialog', async () => {
  openDialog();
  await userEvent.keyboard('[F8]{Tab}{Tab}{Tab}');
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  act(() => payment().focus());
  await userEvent.keyboard('[F8]{Tab}{Escape}');
  expect(within(list()).queryByText('Paid at the desk')).toBeNull();
  expect(payment()).toHaveFocus();
});

it('F8 leads to a toast whose code was loaded after the dialog had opened', async () => {
  act(clearToasts);
  const { rerender } = render(<Screen isOpen isLoaded={false} />);
  act(() => toast.success('Paid at the desk', { action: { label: 'Undo', run: () => undefined } }));
  rerender(<Screen isOpen />);
  expect(screen.queryByText('The day')?.closest('[aria-hidden=true]')).not.toBeNull();
  act(() => payment().focus());
  await userEvent.keyboard('[F8]{Tab}{Tab}');
  expect(within(list()).getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(payment()).toHaveFocus();
});

it('F8 leaves the focus in the dialog while there is no toast', async () => {
  openDialog();
  act(clearToasts);
  await userEvent.keyboard('[F8]');
  expect(payment()).toHaveFocus();
});
