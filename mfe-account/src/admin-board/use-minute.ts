import { browserNow } from '@salon/web-kit';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The current time, updated each minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(browserNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(browserNow()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
