import { type RefObject, useEffect } from 'react';

/** When the board of today opens below the window, the page is scrolled to its line of now, unless it is scrolled. */
export function useNowInView(board: RefObject<HTMLElement | null>): void {
  // After the layout effects of the router, which restore the scroll position.
  useEffect(() => {
    const now = board.current?.querySelector('.board-now');
    if (!now || window.scrollY > 0 || now.getBoundingClientRect().top < (window.innerHeight * 2) / 3) return;
    now.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }, [board]);
}
