import { messages } from '@salon/contracts';
import { buttonClass, EmptyState, Notice, Page } from '@salon/ui';
import { Link, useNavigate } from '@salon/web-kit/router';
import { useEffect, useState } from 'react';
import { focusHeading } from '../focus-heading.js';

/** How long the empty state stands before it goes to the services (decision C13). */
const LEAVE_MS = 3_000;
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Goes to the services after a while unless `stays`, or the customer does something; answers whether it still will. */
function useLeaving(stays: boolean): boolean {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(!stays);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => void navigate('/services'), LEAVE_MS);
    const stay = () => setLeaving(false);
    for (const act of ACTS) window.addEventListener(act, stay, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of ACTS) window.removeEventListener(act, stay);
    };
  }, [leaving, navigate]);
  return leaving;
}

/** The booking screen without anything to book: it says so, and goes to /services. What went before the customer's eyes (`gone`) is told, and left to be read. */
export function EmptyCart({ gone }: { gone: string | null }) {
  const leaving = useLeaving(gone !== null);
  useEffect(() => {
    if (gone !== null) focusHeading();
  }, [gone]);
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
