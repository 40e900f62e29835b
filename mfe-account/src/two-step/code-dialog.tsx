import type { SecondFactorState, Success } from '@salon/contracts';
import { Button } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { FactorCode } from './factor-code.js';
import { useCode } from './use-two-step.js';

interface Props<Data> {
  title: string;
  description: string;
  /** Label of the button. */
  label: string;
  becomes?: SecondFactorState;
  send(code: string): Promise<Success<Data>>;
  onDone(data: Data): void;
  /** The response was lost: the change may have been made. */
  onLost?(): void;
  onClose(): void;
}

/** Asks for a code before two-step sign-in is changed. */
export function CodeDialog<Data>({ title, description, label, onClose, ...sending }: Props<Data>) {
  const { busy, problem, clear, send } = useCode(sending);
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()} title={title} description={description}>
      <FactorCode label={label} busy={busy} problem={problem} onType={clear} onSend={send}>
        <Button variant="line" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </FactorCode>
    </Dialog>
  );
}
