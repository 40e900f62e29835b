import { groupThousands } from '@salon/kernel';
import { messages, UNDO_PERIOD } from '@salon/contracts';
import { Button, buttonClass, EmptyState } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useUndo } from '../admin-undo/use-undo.js';
import { countOf } from './checked-rows.js';
import type { ImportKind } from './import-kinds.js';
import type { ImportState } from './use-import.js';

/** Number of processed rows. */
export const Progress = ({ label, done, all }: { label: string; done: number; all: number }) => (
  <div className="import-progress">
    <p role="status">{label} …</p>
    <progress aria-label={label} value={done} max={Math.max(all, 1)} />
    <p className="hint">
      {groupThousands(done)} of {groupThousands(all)}
    </p>
  </div>
);

/** How long the import can be undone, and what that leaves. */
const NEXT: Readonly<Record<ImportKind['name'], string>> = {
  clients: `Nobody has been mailed. This can be undone for ${UNDO_PERIOD}. ${messages.importUndoRemoves}`,
  services:
    `All of it can be undone as long as this page is open; for ${UNDO_PERIOD} each service by itself, in the admin ` +
    'actions.',
};

const lostWords = (lost: number, kind: ImportKind): string =>
  `The answer about ${countOf(lost, kind)} was lost: for ${UNDO_PERIOD} each of them can be undone by itself, in the ` +
  'admin actions.';

interface Props {
  kind: ImportKind;
  state: Extract<ImportState, { step: 'imported' | 'undone' }>;
  back: { to: string; label: string };
  onUndone(): void;
  onOther(): void;
}

/** The result of the import, with Undo. */
export function Imported({ kind, state, back, onUndone, onOther }: Props) {
  const undo = useUndo();
  const other = (
    <Button variant="line" onClick={onOther}>
      Another file
    </Button>
  );
  if (state.step === 'undone')
    return <EmptyState title={`${undo.data?.message ?? messages.importUndone}.`}>{other}</EmptyState>;
  return (
    <EmptyState
      title={`${countOf(state.added, kind)} imported.`}
      text={state.lost > 0 ? lostWords(state.lost, kind) : NEXT[kind.name]}
    >
      <Link className={buttonClass({ variant: 'primary' })} to={back.to}>
        {back.label}
      </Link>
      {other}
      {state.added > state.lost && (
        <Button variant="text" busy={undo.isPending} onClick={() => undo.mutate(state.undo, { onSuccess: onUndone })}>
          Undo
        </Button>
      )}
    </EmptyState>
  );
}
