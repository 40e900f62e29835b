import { Button } from '@salon/ui';

const NOT_YET = 'Not available yet';

/** The way in by a third party; says why it is shut until the salon has set it up. */
export const GoogleButton = () => (
  <>
    <p className="door-or">Or continue with</p>
    <div className="door-google">
      <Button variant="line" className="door-wide" disabled title={NOT_YET} aria-describedby="google-reason">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
          <path d="M20 12h-7.5M20 12a8 8 0 1 1-2.4-5.7" />
        </svg>
        Continue with Google
      </Button>
      <p id="google-reason" className="hint">{NOT_YET}</p>
    </div>
  </>
);
