import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../screen/use-next-focus.js';

/**
 * The form of a day and its closed figures replace each other. A focus that was in the removed one moves to the notice
 * of the closed day, or to the heading above the form; any other focus stays.
 * @returns `onFocus` for the element around both
 */
export function useSwapFocus(isClosed: boolean): {
  notice: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  onFocus(event: FocusEvent): void;
} {
  const notice = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasClosed = useRef(isClosed);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (wasClosed.current === isClosed) return;
    wasClosed.current = isClosed;
    if (isFocusLost() && focused.current?.isConnected === false) (isClosed ? notice : heading).current?.focus();
  }, [isClosed]);
  return {
    notice,
    heading,
    onFocus: ({ target }) => {
      focused.current = target;
    },
  };
}
