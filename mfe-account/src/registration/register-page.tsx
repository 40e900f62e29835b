import { buttonClass } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { Door } from '../door/door.js';
import { Onward } from '../session/onward.js';
import { VerifyDialog } from '../verification/verify-dialog.js';
import { RegisterForm } from './register-form.js';
import type { PendingAccount } from './use-registration.js';

/** /register (spec §2 Registration): the form, then the code of the mail in a window over it. */
export function RegisterPage() {
  useTitle('Register');
  const { user } = useSession();
  const [pending, setPending] = useState<PendingAccount | null>(null);
  const [attempt, setAttempt] = useState(0);
  const startOver = () => {
    setPending(null);
    setAttempt((before) => before + 1);
  };
  return (
    <Door scene="hibiscus" caption="A quiet hour that is yours.">
      <div>
        <h1 className="door-title">Create a new account</h1>
        <p className="door-lead">Already have an account? <Link className={buttonClass({ variant: 'text' })} to="/login">Sign in</Link></p>
      </div>
      <RegisterForm key={attempt} done={user !== null} onPending={setPending} />
      {pending && !user && <VerifyDialog account={pending} onClose={startOver} />}
      {user && <Onward user={user} home="/" />}
    </Door>
  );
}
