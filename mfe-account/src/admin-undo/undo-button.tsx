import { RemovedButton } from '../screen/removed-button.js';
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
  return (
    <RemovedButton variant={variant} busy={undo.isPending} aria-label={label} onPress={() => undo.mutate(action)}>
      Undo
    </RemovedButton>
  );
}
