import { MAILED, mustVerify, type User } from '@salon/contracts';
import { Button, ErrorState, Spinner } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { Navigate } from '@salon/web-kit/router';
import { useState } from 'react';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import { NextStep } from '../session/next-step.js';
import { CodeForm } from './code-form.js';
import { useVerification } from './use-verification.js';
import { maskEmail } from './verification.rules.js';

function VerifyCustomer({ user }: { user: User }) {
  const { signOut } = useSession();
  const verification = useVerification(user._id);
  return (
    <AuthLayout scene="hibiscus" caption="One small step left.">
      <div>
        <h1 className="auth-title">Verify Your Email</h1>
        <p className="auth-lead">
          Enter the {MAILED.codeDigits}-digit code we sent to <b className="nowrap">{maskEmail(user.email)}</b>. A code
          is valid for {MAILED.codeMinutes} minutes. It is checked as soon as its last digit is in.
        </p>
      </div>
      <CodeForm verification={verification} email={user.email}>
        <Button variant="line" onClick={() => void signOut()}>
          Logout
        </Button>
      </CodeForm>
      {!mustVerify(user) && <NextStep user={user} home="/" />}
    </AuthLayout>
  );
}

function SessionUnchecked({ retry }: { retry(): Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const again = () => {
    setBusy(true);
    void retry().finally(() => setBusy(false));
  };
  return <ErrorState heading="h1" title="We could not check your sign-in" busy={busy} onRetry={again} />;
}

/** /verify-email (decision A8): the page for customers with an unverified address. */
export function VerifyEmailPage() {
  useTitle('Verify Your Email');
  const { status, user, retry } = useSession();
  if (status === 'unknown') return <SessionUnchecked retry={retry} />;
  if (status === 'loading')
    return (
      <div className="auth-wait">
        <Spinner label="Loading..." />
      </div>
    );
  return user ? <VerifyCustomer user={user} /> : <Navigate to="/login" replace />;
}
