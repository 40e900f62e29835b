import { salonToday } from '@salon/web-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNow } from './use-now.js';

/** A live screen is read again only when something changes; at midnight another day is today. */
export function useAtMidnight(readAgain: () => void) {
  useNow();
  const today = salonToday();
  const previous = useRef(today);
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    if (previous.current !== today) read();
    previous.current = today;
  }, [today]);
}
