import type { SecondFactorSetUp } from '@salon/contracts';
import { RemovedButton } from '../screen/removed-button.js';
import { FactorCode } from './factor-code.js';
import { QrCode } from './qr-code.js';
import { confirmSetUp } from './two-step.api.js';
import { useCode } from './use-two-step.js';

interface Props {
  setUp: SecondFactorSetUp;
  onCodes(codes: string[]): void;
  /** The response was lost, and with it the recovery codes when there are any. */
  onLost(): void;
  onCancel(): void;
}

/** In groups of four, for typing. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The QR code, the same as text, and the first code of the app, which turns two-step sign-in on. */
export function SetUp({ setUp: { secret, uri }, onCodes, onLost, onCancel }: Props) {
  const { busy, problem, clear, send } = useCode({
    send: confirmSetUp,
    becomes: 'on',
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onLost,
  });
  return (
    <ol className="set-up">
      <li>
        <h3>Scan this with your authenticator app</h3>
        <div className="set-up-scan">
          <QrCode text={uri} label="QR code for your authenticator app" />
          <p className="hint">
            The app is on this device? <a href={uri}>Open it with your key</a>. No camera? Enter this key in the app:{' '}
            <code className="set-up-key">{grouped(secret)}</code>
          </p>
        </div>
      </li>
      <li>
        <h3>Enter the code that the app shows</h3>
        <FactorCode label="Turn on" withRecovery={false} busy={busy} problem={problem} onType={clear} onSend={send}>
          <RemovedButton variant="line" disabled={busy} onPress={onCancel}>
            Cancel
          </RemovedButton>
        </FactorCode>
      </li>
    </ol>
  );
}
