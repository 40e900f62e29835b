import { useEffect, useRef } from 'react';
import { focusHeading } from '../focus-heading.js';

/** Focus targets, nearest first: the pressed button, the line that takes its position, the previous line. */
function focusTargets(pressed: HTMLElement): (HTMLElement | null | undefined)[] {
  const line = pressed.closest('li');
  const removeOf = (other: Element | null | undefined) => other?.querySelector<HTMLElement>('.cart-line-remove');
  return [pressed, removeOf(line?.nextElementSibling), removeOf(line?.previousElementSibling)];
}

/**
 * Restores the focus after a change of the cart: the browser removes it from a button that is disabled meanwhile or
 * removed with its line. Returns the function to call when a change begins.
 */
export function useFocusAfterChange({
  isPending,
  submittedAt,
}: {
  isPending: boolean;
  submittedAt: number;
}): () => void {
  const targets = useRef<ReturnType<typeof focusTargets>>([]);
  useEffect(() => {
    if (isPending || targets.current.length === 0) return;
    const target = targets.current.find((each) => each?.isConnected);
    targets.current = [];
    if (document.activeElement !== document.body) return; // The customer has moved the focus meanwhile.
    if (target) target.focus({ preventScroll: true });
    else focusHeading();
  }, [isPending, submittedAt]);
  return () => {
    const pressed = document.activeElement;
    targets.current = pressed instanceof HTMLElement && pressed !== document.body ? focusTargets(pressed) : [];
  };
}
