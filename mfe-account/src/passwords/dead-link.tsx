import { accountRefusals, MAILED } from '@salon/contracts';
import { buttonClass, Notice } from '@salon/ui';
import { Link } from '@salon/web-kit/router';

/** In place of the form of a dead reset link. */
export const DeadLink = () => (
  <>
    <Notice tone="danger">
      {accountRefusals.RESET_LINK_DEAD.text}
      <p>
        A link works once, for {MAILED.resetMinutes} minutes, until a newer one is mailed. If you have used it already,{' '}
        <Link to="/login">sign in</Link>.
      </p>
    </Notice>
    <p>
      <Link className={buttonClass({ variant: 'line' })} to="/forgot-password">
        Ask for a new one
      </Link>
    </p>
  </>
);
