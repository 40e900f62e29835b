import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, Dialog } from '@salon/ui/dialog';

function Verify() {
  const [open, setOpen] = useState(false);
  return (
    <main data-mfe="account">
      <button type="button" onClick={() => setOpen(true)}>
        Create account
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Verify Your Email"
        description="A code was sent to d***@example.lk"
        footer={<button type="button">Verify Email</button>}
      >
        <input aria-label="Code" />
      </Dialog>
    </main>
  );
}

const answers: string[] = [];

function Cancelling({ busy }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = (answer: string) => {
    answers.push(answer);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel
      </button>
      <ConfirmDialog
        open={open}
        danger
        busy={busy}
        title="Are you sure you want to cancel this appointment?"
        text="Saturday, November 21, 2026, 9:30 AM"
        confirmLabel="Cancel appointment"
        cancelLabel="Keep appointment"
        onConfirm={() => close('cancel')}
        onCancel={() => close('keep')}
      >
        <p>You would owe LKR 2,250.00</p>
      </ConfirmDialog>
    </>
  );
}

const opened = async (button: string, role: 'dialog' | 'alertdialog') => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return screen.findByRole(role);
};

beforeEach(() => {
  answers.length = 0;
});

describe('A dialog', () => {
  it('is named by its title and described by its sentence', async () => {
    render(<Verify />);
    const dialog = await opened('Create account', 'dialog');
    expect(dialog).toHaveAccessibleName('Verify Your Email');
    expect(dialog).toHaveAccessibleDescription('A code was sent to d***@example.lk');
  });

  it('keeps the focus inside, in both directions', async () => {
    render(<Verify />);
    const dialog = await opened('Create account', 'dialog');
    const seen = new Set<string | null>();
    for (let press = 0; press < 4; press += 1) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      seen.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
      await userEvent.tab();
    }
    expect([...seen].sort()).toEqual(['Close', 'Code', 'Verify Email']);
    await userEvent.tab({ shift: true });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('closed by %s gives the focus back to what opened it', async (_way, close) => {
    render(<Verify />);
    await opened('Create account', 'dialog');
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create account' })).toHaveFocus());
  });

  it('hides the page behind it from a screen reader', async () => {
    render(<Verify />);
    await opened('Create account', 'dialog');
    expect(screen.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument();
  });

  it('T52 adds no style element to the page', async () => {
    render(<Verify />);
    await opened('Create account', 'dialog');
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it('closes when the veil is pressed', async () => {
    render(<Verify />);
    const dialog = await opened('Create account', 'dialog');
    await userEvent.setup({ pointerEventsCheck: 0 }).click(dialog.closest('.veil') as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays open when a toast is pressed', async () => {
    render(<Verify />);
    const dialog = await opened('Create account', 'dialog');
    const toasts = document.body.appendChild(document.createElement('ol'));
    toasts.className = 'toasts'; // As web-kit shows them.
    await userEvent.setup({ pointerEventsCheck: 0 }).click(toasts);
    expect(dialog).toBeVisible();
    toasts.remove();
  });

  it('stays open when the Undo of a toast is pressed, which removes the toast', async () => {
    render(<Verify />);
    const dialog = await opened('Create account', 'dialog');
    const toasts = document.body.appendChild(document.createElement('ol'));
    toasts.className = 'toasts';
    const undo = toasts.appendChild(document.createElement('button'));
    undo.addEventListener('click', () => undo.remove());
    await userEvent.setup({ pointerEventsCheck: 0 }).click(undo);
    await new Promise((resolve) => setTimeout(resolve, 0)); // Radix closes it after the click.
    expect(undo).not.toBeInTheDocument();
    expect(dialog).toBeVisible();
    toasts.remove();
  });

  it.each([
    ['A dialog', <Verify key="" />, 'Create account', 'dialog'],
    ['A question', <Cancelling key="" />, 'Cancel', 'alertdialog'],
  ] as const)('%s stays open when Escape is pressed in a toast', async (_what, page, button, role) => {
    render(page);
    const dialog = await opened(button, role);
    const toasts = document.body.appendChild(document.createElement('ol'));
    toasts.className = 'toasts';
    fireEvent.keyDown(toasts, { key: 'Escape' });
    expect(dialog).toBeVisible();
    toasts.remove();
  });

  it('carries the name of its micro-frontend, whose stylesheet it needs', async () => {
    render(<Verify />);
    const dialog = await opened('Create account', 'dialog');
    expect(dialog.closest('[data-mfe="account"]')).not.toBeNull();
  });
});

describe('A confirmation dialog', () => {
  it('starts with the focus on Cancel', async () => {
    render(<Cancelling />);
    const dialog = await opened('Cancel', 'alertdialog');
    expect(dialog).toHaveAccessibleName('Are you sure you want to cancel this appointment?');
    expect(dialog).toHaveAccessibleDescription('Saturday, November 21, 2026, 9:30 AM');
    expect(dialog).toHaveTextContent('You would owe LKR 2,250.00');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep appointment' })).toHaveFocus());
  });

  it.each([
    ['Enter at once', '{Enter}', 'keep'],
    ['Escape', '{Escape}', 'keep'],
    ['Tab and Enter', '{Tab}{Enter}', 'cancel'],
  ])('%s answers it', async (_way, keys, answer) => {
    render(<Cancelling />);
    await opened('Cancel', 'alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep appointment' })).toHaveFocus());
    await userEvent.keyboard(keys);
    await waitFor(() => expect(answers).toEqual([answer]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  });

  it('stays open while the action runs', async () => {
    render(<Cancelling busy />);
    await opened('Cancel', 'alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(answers).toEqual([]);
  });
});
