import { useSession, useTitle } from '@salon/web-kit';
import { Door } from '../door/door.js';
import { useSalonName } from '../door/use-salon-name.js';
import { GoogleReturn } from '../google/google-return.js';
import { landingOf } from '../session/landing.rules.js';
import { Onward } from '../session/onward.js';
import { SignInForm } from './sign-in-form.js';

/** /login (spec §2 Login). Whoever is signed in is sent on. */
export function SignInPage() {
  useTitle('Login');
  const { user } = useSession();
  const salon = useSalonName();
  return (
    <Door scene="leaf" caption="Good to see you again." flip>
      <div>
        <h1 className="door-title-big">Welcome Back!</h1>
        <p className="door-lead">{salon}</p>
      </div>
      <GoogleReturn />
      <SignInForm done={user !== null} />
      {user && <Onward user={user} home={landingOf(user)} />}
    </Door>
  );
}
