import { messages } from '@salon/contracts';
import { buttonClass } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link, useParams } from '@salon/web-kit/router';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import { DeadLink } from './dead-link.js';
import { DoneNotice } from './done-notice.js';
import { ResetForm } from './reset-form.js';
import { deadLinkQuery } from './reset-link.queries.js';
import { useReset } from './use-reset.js';

/** /reset-password/{token} (docs/product.md §2). */
export function ResetPage() {
  useTitle('Reset Password');
  const { token = '' } = useParams();
  const { busy, done, error, mayBeDone, dismiss, reset } = useReset(token);
  const link = useQuery(deadLinkQuery(token));
  return (
    <AuthLayout scene="hibiscus" caption="A fresh start.">
      <div>
        <h1 className="auth-title">Reset Password</h1>
        {!link.data && !done && (
          <p className="auth-lead">Choose a new password. Wherever you are signed in now, you will be signed out.</p>
        )}
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
      ) : link.data ? (
        <DeadLink />
      ) : (
        <ResetForm busy={busy} error={error} mayBeDone={mayBeDone} onSend={reset} onEdit={dismiss} />
      )}
    </AuthLayout>
  );
}
