import { holdToasts, leavePage, markToastsSeen } from '@salon/web-kit';
import { useLocation, useNavigation } from '@salon/web-kit/router';
import { useEffect } from 'react';

/** Events by which a visitor interacts with a page or leaves it; the browser's own back button is a `popstate`. */
const STEPS = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * Removes the toasts of a page when it is left. Toasts shown before the visitor's last action are removed by the
 * navigation that the action starts. Later toasts belong to that navigation: they stay visible on the next page,
 * regardless of how long it takes to load.
 */
export function usePageToasts(): void {
  const { pathname } = useLocation();
  const isMoving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isMoving) {
      holdToasts(true); // An action now does not belong to the running navigation.
      return () => holdToasts(false);
    }
    for (const step of STEPS) window.addEventListener(step, markToastsSeen, { capture: true });
    return () => {
      for (const step of STEPS) window.removeEventListener(step, markToastsSeen, { capture: true });
    };
  }, [isMoving]);
  useEffect(() => leavePage(), [pathname]);
}
