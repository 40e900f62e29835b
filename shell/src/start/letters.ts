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
    const timer = setTimeout(() => void bringLetters(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [busy]);
}

/** All at once, when they are here: each time every line is set anew. A family that stands in the page and in its stylesheet is fetched for the last, which is the one in use. */
async function bringLetters(): Promise<void> {
  const faces = new Map([...(document.fonts ?? [])].map((face) => [face.family, face]));
  await Promise.allSettled([...faces.values()].map((face) => face.load()));
  delete document.documentElement.dataset['letters'];
  try {
    localStorage.setItem('letters', 'here');
  } catch {
    // Without storage they come last every time.
  }
}
