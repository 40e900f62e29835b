import { Button, buttonClass } from '@salon/ui';
import { keepReturnTo, takeReturnTo } from '@salon/web-kit';
import { useSearchParams } from '@salon/web-kit/router';
import { Agreement } from '../auth-layout/agreement.js';
import { GOOGLE_PAGE } from './google.api.js';
import { GoogleRefusal } from './google-refusal.js';
import { rememberGoogleSignIn } from './oauth-state.js';
import { useGoogleButton } from './use-google-button.js';
import { useGoogleToken } from './use-google-sign-in.js';

const NOT_YET = 'Not available yet';

const Mark = () => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M20 12h-7.5M20 12a8 8 0 1 1-2.4-5.7" />
  </svg>
);

/** Sign-in with Google: its own button, or a link to its page while the button is not available. */
export function GoogleButton() {
  const [params] = useSearchParams();
  const { sentence, isAdmin, busy, signIn } = useGoogleToken();
  const { container, ready, closed } = useGoogleButton(signIn);
  const startRedirect = () => {
    rememberGoogleSignIn();
    const back = params.get('returnTo') ?? takeReturnTo();
    if (back) keepReturnTo(back);
  };
  return (
    <>
      <p className="auth-or">Or continue with</p>
      <div className="auth-google" aria-busy={busy}>
        <div ref={container} hidden={!ready} />
        {!ready && !closed && (
          <a className={`${buttonClass({ variant: 'line' })} auth-wide`} href={GOOGLE_PAGE} onClick={startRedirect}>
            <Mark />
            Continue with Google
          </a>
        )}
        {closed && (
          <>
            <Button variant="line" className="auth-wide" disabled title={NOT_YET} aria-describedby="google-reason">
              <Mark />
              Continue with Google
            </Button>
            <p id="google-reason" className="hint">
              {NOT_YET}
            </p>
          </>
        )}
      </div>
      {!closed && <Agreement by="continuing with Google" />}
      {sentence && <GoogleRefusal sentence={sentence} isAdmin={isAdmin} />}
    </>
  );
}
