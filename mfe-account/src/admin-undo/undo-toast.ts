import { toast } from '@salon/web-kit';

/** Says that a change was made, and offers its Undo, when there is one. */
export const undoToast = (text: string, undo: (() => void) | null): void =>
  toast.success(text, undo ? { action: { label: 'Undo', run: undo } } : undefined);
