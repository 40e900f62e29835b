import { browserNow } from '@salon/web-kit';
import { useEffect, useState } from 'react';

/** Milliseconds: half a minute, so that a shown minute is never outdated by more. */
const TICK_MS = 30_000;

/** The current time, updated twice a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(browserNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(browserNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
