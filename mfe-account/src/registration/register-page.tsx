import { MAILED } from '@salon/contracts';
import { Button, buttonClass, Notice } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link, useLocation, useSearchParams } from '@salon/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import { AuthPair } from '../auth-layout/auth-pair.js';
import { Chosen } from '../session/chosen.js';
import { landingOf } from '../session/landing.rules.js';
import { NextStep } from '../session/next-step.js';
import {
  dropPendingAccount,
  keepPendingAccount,
  readPendingAccount,
  type PendingAccount,
} from '../session/pending-account.js';
import { VerifyDialog } from '../verification/verify-dialog.js';
import { DeadInvitation } from './dead-invitation.js';
import { deadInvitationQuery } from './invitation.queries.js';
import { RegisterForm } from './register-form.js';

/** Shown when somebody is signed in while an invitation is opened. */
function SignedInAlready({ name }: { name: string }) {
  const { signOut } = useSession();
  return (
    <Notice tone="warning">
      You are signed in as {name}. Sign out, then open the link in the e-mail again.{' '}
      <Button variant="text" onClick={() => void signOut()}>
        Logout
      </Button>
    </Notice>
  );
}

/**
 * /register (docs/product.md §2): the form, then the mailed code in a dialog over it; with an invitation, staff
 * registration (decision A2).
 */
export function RegisterPage() {
  useTitle('Register');
  const { user, status } = useSession();
  const { search } = useLocation();
  const invite = useSearchParams()[0].get('invite');
  const [pending, setPending] = useState(readPendingAccount); // Of before a reload.
  const [registered, setRegistered] = useState(pending !== null);
  const [attempt, setAttempt] = useState(0);
  const isGuest = status === 'guest';
  const mustCheck = invite !== null && !registered;
  const check = useQuery({ ...deadInvitationQuery(invite), enabled: mustCheck && isGuest });
  const isChecking = mustCheck && (status === 'loading' || check.isLoading);
  const isDead = isGuest && check.data === true;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is replaced.
  useEffect(() => {
    if (attempt > 0) heading.current?.focus();
  }, [attempt]);
  const toLogin = invite === null ? `/login${search}` : '/login';
  const startOver = () => {
    dropPendingAccount();
    setPending(null);
    setAttempt((before) => before + 1);
  };
  const onRegistered = (account: PendingAccount | null) => {
    setRegistered(true);
    if (account) keepPendingAccount(account);
    setPending(account);
  };
  const isSomebodyElse = user !== null && invite !== null && !registered;
  return (
    <AuthLayout scene="hibiscus" caption="A quiet hour that is yours.">
      {invite === null && <AuthPair />}
      <div>
        <h1 className="auth-title" ref={heading} tabIndex={-1}>
          {invite === null ? 'Create a new account' : 'Create your staff account'}
        </h1>
        {invite !== null && (
          <p className="auth-lead">
            Your invitation works once, for {MAILED.invitationHours} hours, with the e-mail address it was sent to.
          </p>
        )}
        {!isSomebodyElse && (
          <p className="auth-lead">
            Already have an account?{' '}
            <Link className={buttonClass({ variant: 'text' })} to={toLogin}>
              Sign in
            </Link>
          </p>
        )}
      </div>
      {invite === null && <Chosen />}
      {attempt > 0 && !pending && !user && (
        <Notice role="status">
          Your account waits for its code. <Link to={toLogin}>Sign in to enter it.</Link>
        </Notice>
      )}
      {isSomebodyElse && <SignedInAlready name={user.name} />}
      {isDead && <DeadInvitation onRegister={() => heading.current?.focus()} />}
      {!isSomebodyElse && !isDead && (
        <RegisterForm
          key={attempt}
          invite={invite}
          checking={isChecking}
          done={user !== null}
          onRegistered={onRegistered}
        />
      )}
      {pending && !user && <VerifyDialog account={pending} onClose={startOver} />}
      {user && !isSomebodyElse && <NextStep user={user} home={invite === null && registered ? '/' : landingOf(user)} />}
    </AuthLayout>
  );
}
