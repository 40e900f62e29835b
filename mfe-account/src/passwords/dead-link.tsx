import { accountRefusals, MAILED } from '@salon/contracts';
import { buttonClass, Notice } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useEffect, useRef } from 'react';

/** In place of the form of a dead reset link; it takes the focus that the form had. */
export function DeadLink() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <>
      <Notice ref={notice} tabIndex={-1} tone="danger">
        {accountRefusals.RESET_LINK_DEAD.text}
        <p>
          A link works once, for {MAILED.resetMinutes} minutes, until a newer one is mailed. If you have used it
          already, <Link to="/login">sign in</Link>.
        </p>
      </Notice>
      <p>
        <Link className={buttonClass({ variant: 'line' })} to="/forgot-password">
          Ask for a new one
        </Link>
      </p>
    </>
  );
}
