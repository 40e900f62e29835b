import { useSession } from '@salon/web-kit';
import { useIsFetching } from '@salon/web-kit/query';
import { useEffect } from 'react';

/** Milliseconds in which the next question follows from an answer. */
const PAUSE_MS = 100;

/** The page's own letters come once its words stand there in others of the same measure; `public/theme.js` lets them come at once on the next visit. */
export function useLetters(): void {
  const { status } = useSession();
  const busy = useIsFetching() > 0 || status === 'loading';
  useEffect(() => {
    if (busy) return;
    const timer = setTimeout(bringLetters, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [busy]);
}

function bringLetters(): void {
  delete document.documentElement.dataset['letters'];
  try {
    localStorage.setItem('letters', 'here');
  } catch {
    // Without storage they come last every time.
  }
}
