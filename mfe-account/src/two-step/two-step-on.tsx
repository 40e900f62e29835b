import type { SecondFactor } from '@salon/contracts';
import { Button, Notice } from '@salon/ui';
import { salonMoment } from '@salon/web-kit';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { CodeDialog } from './code-dialog.js';
import { renewRecoveryCodes, turnOff } from './two-step.api.js';

/** From this number on, new codes are recommended. */
const FEW = 3;

const UNSEEN = 'It is on, but you may not have seen its newest recovery codes.';
const leftOf = (count: number): string =>
  count === 0 ? 'No recovery codes are left.' : `Recovery codes left: ${count}.`;

interface Props {
  factor: SecondFactor;
  /** The response with its recovery codes was lost. */
  unseen: boolean;
  onCodes(codes: string[]): void;
  onLost(): void;
}

/** Enabled two-step sign-in: its start, recovery codes, and how to turn it off. */
export function TwoStepOn({ factor: { since, recoveryCodesLeft }, unseen, onCodes, onLost }: Props) {
  const [asking, setAsking] = useState<'renew' | 'off' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <p className="two-step-state">
        <ShieldCheck aria-hidden="true" />
        <span>
          <strong>On</strong>
          {since && <span className="hint">since {salonMoment(since)}</span>}
        </span>
      </p>
      {unseen || recoveryCodesLeft <= FEW ? (
        <Notice tone="warning" role={unseen ? 'alert' : undefined}>
          {unseen ? UNSEEN : leftOf(recoveryCodesLeft)} Make new ones, so that a lost phone does not lock you out.
        </Notice>
      ) : (
        <p className="hint">{leftOf(recoveryCodesLeft)} If you do not have them, make new ones.</p>
      )}
      <div className="recovery-actions">
        <Button variant="line" onClick={() => setAsking('renew')}>
          New recovery codes
        </Button>
        <Button variant="text" onClick={() => setAsking('off')}>
          Turn off
        </Button>
      </div>
      {asking === 'renew' && (
        <CodeDialog
          title="New recovery codes"
          description="The old ones stop working."
          label="Make new ones"
          send={renewRecoveryCodes}
          onDone={({ recoveryCodes }) => {
            close();
            onCodes(recoveryCodes);
          }}
          onLost={onLost}
          onClose={close}
        />
      )}
      {asking === 'off' && (
        <CodeDialog
          title="Turn off two-step sign-in?"
          description="Your password alone then signs you in. You can set it up again at any time."
          label="Turn off"
          becomes="off"
          send={turnOff}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}
