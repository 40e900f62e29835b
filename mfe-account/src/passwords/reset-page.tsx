import { messages } from '@salon/contracts';
import { buttonClass } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { Link, useParams } from '@salon/web-kit/router';
import { useState } from 'react';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import type { FormErrors } from '../form-errors/form-errors.js';
import { DoneNotice } from './done-notice.js';
import { ResetForm } from './reset-form.js';
import { useReset } from './use-reset.js';

/** /reset-password/{token} (docs/product.md §2). */
export function ResetPage() {
  useTitle('Reset Password');
  const { token = '' } = useParams();
  const [failure, setFailure] = useState<FormErrors<'password'> | null>(null);
  const { busy, done, reset } = useReset(token, setFailure);
  const send = (form: Parameters<typeof reset>[0]) => {
    setFailure(null);
    reset(form);
  };
  return (
    <AuthLayout scene="hibiscus" caption="A fresh start.">
      <div>
        <h1 className="auth-title">Reset Password</h1>
        <p className="auth-lead">Choose a new password. Wherever you are signed in now, you will be signed out.</p>
      </div>
      {done ? (
        <>
          <DoneNotice>{messages.resetRedirect}</DoneNotice>
          <p>
            <Link className={buttonClass({ variant: 'line' })} to="/login" replace>
              Go to login
            </Link>
          </p>
        </>
      ) : (
        <ResetForm busy={busy} failure={failure} onSend={send} onEdit={() => setFailure(null)} />
      )}
    </AuthLayout>
  );
}
