import { Button } from '@salon/ui';
import { useNextFocus } from '../screen/use-next-focus.js';
import type { ActionToUndo } from './undo.api.js';
import { useUndo } from './use-undo.js';

interface Props {
  action: ActionToUndo;
  /** Accessible label of the action, for users who do not see the row. */
  label: string;
  variant?: 'text' | 'line';
}

/** Undoes an action of a list; the focus stays in the list when its row or the button disappears. */
export function UndoButton({ action, label, variant = 'text' }: Props) {
  const undo = useUndo();
  const remember = useNextFocus();
  return (
    <Button
      variant={variant}
      busy={undo.isPending}
      aria-label={label}
      onClick={({ currentTarget }) => {
        remember(currentTarget);
        undo.mutate(action);
      }}
    >
      Undo
    </Button>
  );
}
