import { holdToasts, leavePage, markToastsSeen } from '@salon/web-kit';
import { useLocation, useNavigation } from '@salon/web-kit/router';
import { useEffect } from 'react';

/** What a visitor does to leave a page, or on it; the browser's own back button is a `popstate`. */
const STEPS = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * Ends the toasts of a page with the page. What was shown before the visitor's last step is removed by the navigation
 * that the step leads to. What was shown since then announces that navigation: it is still read on the next page,
 * however long that takes to load.
 */
export function usePageToasts(): void {
  const { pathname } = useLocation();
  const isMoving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isMoving) {
      holdToasts(true); // A step now does not belong to the navigation under way.
      return () => holdToasts(false);
    }
    for (const step of STEPS) window.addEventListener(step, markToastsSeen, { capture: true });
    return () => {
      for (const step of STEPS) window.removeEventListener(step, markToastsSeen, { capture: true });
    };
  }, [isMoving]);
  useEffect(() => leavePage(), [pathname]);
}
