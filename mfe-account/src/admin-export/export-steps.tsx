import { groupThousands } from '@salon/kernel';
import type { ExportSize } from '@salon/contracts';
import { Button, Notice } from '@salon/ui';
import { Figures } from '../screen/figures.js';
import { useLeaveWarning } from '../screen/leave-guard.js';
import { shareOf, sizeText } from './sizes.rules.js';
import type { ExportState } from './use-export.js';

/** The content of the archive, in numbers. */
export const Holdings = ({ size }: { size: ExportSize }) => (
  <Figures
    className="export-counts"
    items={[
      ['Customers', groupThousands(size.customers)],
      ['Visits', groupThousands(size.visits)],
      ['Services', groupThousands(size.services)],
      ['Pictures', groupThousands(size.pictures)],
    ]}
  />
);

interface RunningProps {
  bytes: number;
  size: ExportSize;
  onCancel(): void;
}

function Running({ bytes, size, onCancel }: RunningProps) {
  useLeaveWarning(true);
  return (
    <div className="export-progress">
      <p role="status">Exporting everything …</p>
      <progress aria-label="Exporting everything" value={shareOf(bytes, size.bytes)} max={1} />
      <p className="hint">
        {sizeText(bytes)} of about {sizeText(size.bytes)}, {groupThousands(size.rows)} rows. Keep this page open.
      </p>
      <Button variant="line" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

interface Props {
  state: ExportState;
  size: ExportSize;
  onStart(): void;
  onCancel(): void;
}

/** The one action of the screen, and its state. */
export function ExportAction({ state, size, onStart, onCancel }: Props) {
  if (state.step === 'running') return <Running bytes={state.bytes} size={size} onCancel={onCancel} />;
  const isDone = state.step === 'done';
  return (
    <div className="export-action">
      {isDone && (
        <Notice tone="success" role="status">
          {state.name} ({sizeText(state.bytes)}) is in your downloads. Keep it as you keep the keys of the salon.
        </Notice>
      )}
      {state.step === 'failed' && (
        <Notice tone="danger">
          <strong>The export was not finished.</strong> {state.reason}
        </Notice>
      )}
      <p className="export-action__buttons">
        <Button variant={isDone ? 'line' : 'primary'} size="big" onClick={isDone ? state.save : onStart}>
          {isDone ? 'Save it again' : state.step === 'failed' ? 'Try again' : 'Export everything'}
        </Button>
        {!isDone && (
          <span className="hint">
            About {sizeText(size.bytes)}, {groupThousands(size.rows)} rows
          </span>
        )}
      </p>
    </div>
  );
}
