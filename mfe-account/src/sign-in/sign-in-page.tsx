import { useSession, useTitle } from '@salon/web-kit';
import { AuthLayout } from '../auth-layout/auth-layout.js';
import { AuthPair } from '../auth-layout/auth-pair.js';
import { useSalonName } from '../auth-layout/use-salon-name.js';
import { GoogleReturn } from '../google/google-return.js';
import { landingOf } from '../session/landing.rules.js';
import { Chosen } from '../session/chosen.js';
import { NextStep } from '../session/next-step.js';
import { SignInForm } from './sign-in-form.js';

/** /login (docs/product.md §2). Whoever is signed in is sent on. */
export function SignInPage() {
  useTitle('Login');
  const { user } = useSession();
  const salon = useSalonName();
  return (
    <AuthLayout scene="leaf" caption="Good to see you again." flip>
      <AuthPair />
      <div>
        <h1 className="auth-title-big">Welcome Back!</h1>
        <p className="auth-lead">{salon}</p>
      </div>
      <Chosen />
      <GoogleReturn />
      <SignInForm done={user !== null} />
      {user && <NextStep user={user} home={landingOf(user)} />}
    </AuthLayout>
  );
}
