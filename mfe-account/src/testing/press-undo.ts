import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * Presses a button of a toast. The list of toasts takes no press until it has counted its first one, a moment later.
 */
export async function pressInToast(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => {
    for (let each: Element | null = button; each; each = each.parentElement)
      if (getComputedStyle(each).pointerEvents === 'none') throw new Error('The toast takes no press yet.');
  });
  await userEvent.click(button);
}

export const pressUndo = (): Promise<void> => pressInToast('Undo');
