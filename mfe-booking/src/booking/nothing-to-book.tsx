import { messages } from '@salon/contracts';
import { buttonClass, EmptyState, Notice, Page } from '@salon/ui';
import { Link, useNavigate } from '@salon/web-kit/router';
import { useEffect, useState } from 'react';
import { useHeadingFocus } from '../focus-heading.js';

/** How long the empty state is shown before the redirect to the services (decision C13). */
const LEAVE_MS = 3_000;
const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Redirects to the services after a delay unless `stays` or the customer interacts; replaces the history entry, so that
 * Back does not return here. Returns whether the redirect is pending.
 */
function useLeaving(stays: boolean): boolean {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(!stays);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => void navigate('/services', { replace: true }), LEAVE_MS);
    const stay = () => setLeaving(false);
    for (const event of ACTIVITY) window.addEventListener(event, stay, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of ACTIVITY) window.removeEventListener(event, stay);
    };
  }, [leaving, navigate]);
  return leaving;
}

/**
 * The booking screen without anything to book: a message and a redirect to /services. When items disappeared while the
 * customer was here, `gone` explains it and there is no redirect.
 */
export function NothingToBook({ gone }: { gone: string | null }) {
  const leaving = useLeaving(gone !== null);
  useHeadingFocus(gone !== null);
  return (
    <Page>
      <EmptyState
        heading="h1"
        art="/art/araliya-branch.svg"
        title={messages.cartEmpty}
        text={messages.cartEmptyOnBooking}
      >
        {gone !== null && (
          <Notice tone="warning" role="status" className="leaving">
            {gone}
          </Notice>
        )}
        <Link className={buttonClass({ variant: 'primary' })} to="/services">
          Browse Services
        </Link>
        <p className="muted leaving" role="status">
          {leaving ? 'Taking you to our services in a moment. Tap or press any key to stay here.' : ''}
        </p>
      </EmptyState>
    </Page>
  );
}
