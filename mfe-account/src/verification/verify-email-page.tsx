import type { User } from '@salon/contracts';
import { Button, Spinner } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { Navigate } from '@salon/web-kit/router';
import { Door } from '../door/door.js';
import { mustVerify } from '../session/landing.rules.js';
import { Onward } from '../session/onward.js';
import { CodeForm } from './code-form.js';
import { useVerification } from './use-verification.js';
import { maskEmail } from './verification.rules.js';

function VerifyCustomer({ user }: { user: User }) {
  const { signOut } = useSession();
  const verification = useVerification(user._id);
  return (
    <Door scene="hibiscus" caption="One small step left.">
      <div>
        <h1 className="door-title">Verify Your Email</h1>
        <p className="door-lead">
          Enter the 6-digit code we sent to <b className="nowrap">{maskEmail(user.email)}</b>. A code is valid for 10
          minutes.
        </p>
      </div>
      <CodeForm verification={verification} email={user.email} justSent={false}>
        <Button variant="line" onClick={() => void signOut()}>
          Logout
        </Button>
      </CodeForm>
      {!mustVerify(user) && <Onward user={user} home="/" />}
    </Door>
  );
}

/** /verify-email (decision A8): where a customer whose address is not verified ends up until it is. */
export function VerifyEmailPage() {
  useTitle('Verify Your Email');
  const { status, user } = useSession();
  if (status === 'loading')
    return (
      <div className="door-wait">
        <Spinner label="Loading..." />
      </div>
    );
  return user ? <VerifyCustomer user={user} /> : <Navigate to="/login" replace />;
}
