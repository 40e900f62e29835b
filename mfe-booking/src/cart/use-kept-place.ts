import { useEffect, useRef } from 'react';
import { focusHeading } from '../focus-heading.js';

/** Where the focus may go on, nearest first: the button that was pressed, the line that comes in its place, the one before. */
function placesAfter(pressed: HTMLElement): (HTMLElement | null | undefined)[] {
  const line = pressed.closest('li');
  const removeOf = (other: Element | null | undefined) => other?.querySelector<HTMLElement>('.cart-line-remove');
  return [pressed, removeOf(line?.nextElementSibling), removeOf(line?.previousElementSibling)];
}

/**
 * Gives the focus back after a change of the cart: the browser takes it from a button that is disabled meanwhile, and from
 * one that goes with its line. Answers what to call when a change begins.
 */
export function useKeptPlace({ isPending, submittedAt }: { isPending: boolean; submittedAt: number }): () => void {
  const places = useRef<ReturnType<typeof placesAfter>>([]);
  useEffect(() => {
    if (isPending || places.current.length === 0) return;
    const place = places.current.find((each) => each?.isConnected);
    places.current = [];
    if (document.activeElement !== document.body) return; // The customer is elsewhere by now.
    if (place) place.focus({ preventScroll: true });
    else focusHeading();
  }, [isPending, submittedAt]);
  return () => {
    const pressed = document.activeElement;
    places.current = pressed instanceof HTMLElement && pressed !== document.body ? placesAfter(pressed) : [];
  };
}
