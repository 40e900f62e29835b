import { Button } from '@salon/ui';
import { CodeInput } from '@salon/ui/code-input';
import { useEffect, useRef, type ReactNode } from 'react';
import { useResend } from './use-resend.js';
import type { Verification } from './use-verification.js';
import { minutesAndSeconds } from './verification.rules.js';

interface Props {
  verification: Verification;
  email: string;
  /** Called once another code is on its way. */
  onSent?(): void;
  /** Shown beside 'Verify Email'. */
  children: ReactNode;
}

/** The six boxes, which send the code with its sixth digit, 'Resend', and 'Verify Email'. */
export function CodeForm({ verification, email, onSent, children }: Props) {
  const { code, problem, busy, complete, type, verify } = verification;
  const input = useRef<HTMLInputElement>(null);
  const again = useResend(email, () => {
    type(''); // The last code does not count any more.
    input.current?.focus();
    onSent?.();
  });
  // The box can take the focus again only once it is enabled.
  useEffect(() => {
    if (problem !== null) input.current?.focus();
  }, [problem]);
  return (
    <form
      className="code-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        verify();
      }}
    >
      <CodeInput
        ref={input}
        label="Verification code"
        value={code}
        onChange={type}
        error={problem ?? undefined}
        disabled={busy}
        required
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !complete) verify(); // A disabled button keeps the browser from submitting.
        }}
      />
      <p className="code-again">
        <span>Nothing there? Look in spam too.</span>
        <Button variant="text" disabled={again.left > 0} busy={again.busy} onClick={again.resend}>
          {again.left > 0 ? (
            <>
              Resend code in <span className="num">{minutesAndSeconds(again.left)}</span>
            </>
          ) : (
            'Resend code'
          )}
        </Button>
      </p>
      <div className="code-actions">
        <Button type="submit" variant="primary" disabled={!complete} busy={busy}>
          Verify Email
        </Button>
        {children}
      </div>
    </form>
  );
}
