import { SALON } from '@salon/contracts';
import { Spinner } from '@salon/ui';
import { useSession, useTitle } from '@salon/web-kit';
import { siteQuery } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { useLocation } from '@salon/web-kit/router';
import { lazy, Suspense } from 'react';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import { AuthPair } from '../auth-layout/auth-pair.js';
import { GoogleReturn } from '../google/google-return.js';
import { landingOf } from '../session/landing.rules.js';
import { Chosen } from '../session/chosen.js';
import { NextStep } from '../session/next-step.js';
import { SignInForm } from './sign-in-form.js';

const SecondStepForm = lazy(async () => ({ default: (await import('./second-step-form.js')).SecondStepForm }));

/** The result of the first sign-in step, which the second needs; null before it. */
const challengeOf = (state: unknown): string | null => {
  const challenge = (state as { challenge?: unknown } | null)?.challenge;
  return typeof challenge === 'string' ? challenge : null;
};

/** /login (docs/product.md §2). A signed-in visitor is redirected. */
export function SignInPage() {
  useTitle('Login');
  const { user } = useSession();
  const salon = useQuery(siteQuery).data?.companyName ?? SALON.companyName;
  const challenge = challengeOf(useLocation().state);
  return (
    <AuthLayout scene="leaf" caption="Good to see you again." flip>
      {challenge === null && <AuthPair />}
      <div>
        <h1>Welcome Back!</h1>
        <p className="auth-lead">{salon}</p>
      </div>
      {challenge === null ? (
        <>
          <Chosen />
          <GoogleReturn />
          <SignInForm done={user !== null} />
        </>
      ) : (
        <Suspense fallback={<Spinner label="Loading..." />}>
          <SecondStepForm challenge={challenge} />
        </Suspense>
      )}
      {user && <NextStep user={user} home={landingOf(user)} />}
    </AuthLayout>
  );
}
