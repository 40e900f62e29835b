import { foldSecondFactorCode, isCode, messages } from '@salon/contracts';
import { Button, TextField } from '@salon/ui';
import { CodeInput } from '@salon/ui/code-input';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import '../styles/verification.css';

interface Props {
  /** Label of the button that sends the code. */
  label: string;
  busy: boolean;
  /** The problem of the sent code. */
  problem: string | null;
  /** Offers a recovery code instead; not while the app is being set up. */
  withRecovery?: boolean;
  onType(): void;
  onSend(code: string): void;
  /** Shown beside the button. */
  children?: ReactNode;
}

/** Input for a code of the authenticator app, which is sent with its sixth digit, or for a recovery code. */
export function FactorCode({ label, busy, problem, withRecovery = true, onType, onSend, children }: Props) {
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [invalid, setInvalid] = useState<string | null>(null);
  const sent = useRef<string>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const error = invalid ?? problem ?? undefined;
  // The field can take the focus again only once it is enabled.
  useEffect(() => {
    if (error !== undefined || isRecovery) input.current?.focus();
  }, [error, isRecovery]);
  const send = (value: string) => {
    sent.current = value;
    onSend(value);
  };
  const type = (typed: string) => {
    setCode(typed);
    setInvalid(null);
    onType();
    if (!isRecovery && isCode(typed) && typed !== sent.current) send(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (foldSecondFactorCode(code) === null) setInvalid(messages.secondFactorCodeFormat);
    else send(code.trim());
  };
  const common = { ref: input, value: code, error, disabled: busy, required: true, autoFocus: true };
  return (
    <form className="code-form" noValidate onSubmit={submit}>
      {isRecovery ? (
        <TextField
          {...common}
          label="Recovery code"
          hint="One of those you kept when you set up two-step sign-in. It works once."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      ) : (
        <CodeInput {...common} label="Code of your authenticator app" onChange={type} />
      )}
      {withRecovery && (
        <div>
          <Button
            variant="text"
            disabled={busy}
            onClick={() => {
              type('');
              setRecovery(!isRecovery);
            }}
          >
            {isRecovery ? 'Use the app instead' : 'Use a recovery code instead'}
          </Button>
        </div>
      )}
      <div className="code-actions">
        <Button type="submit" variant="primary" busy={busy}>
          {label}
        </Button>
        {children}
      </div>
    </form>
  );
}
