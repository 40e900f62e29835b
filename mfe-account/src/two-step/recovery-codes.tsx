import { Button, Notice } from '@salon/ui';
import { toast } from '@salon/web-kit';
import { useEffect, useRef } from 'react';
import { RemovedButton } from '../screen/removed-button.js';
import '../styles/print-alone.css';

interface Props {
  codes: readonly string[];
  onDone(): void;
}

/** The recovery codes, shown once, to be copied or printed. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success('Copied');
    } catch {
      toast.error('Copying did not work. Please write them down.'); // Without permission, or without https.
    }
  };
  return (
    <div className="recovery">
      <h3 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h3>
      <Notice tone="warning">
        Keep them where you find them without your phone. Each signs you in once. They are not shown again.
      </Notice>
      <ol className="recovery-codes print-alone">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="recovery-actions">
        <Button variant="line" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="line" onClick={() => print()}>
          Print
        </Button>
        <RemovedButton variant="primary" onPress={onDone}>
          I have kept them
        </RemovedButton>
      </div>
    </div>
  );
}
