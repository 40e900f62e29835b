import { useEffect, useState } from 'react';

/** How often a lost connection is looked at, in milliseconds: the browser may lose its `online` event. */
const CHECK_MS = 2_000;

/**
 * Whether the connection is there: false from the browser's `offline` event until it is back. Before that event
 * `navigator.onLine` is not read, because some browsers say false with a connection.
 */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(true);
  useEffect(() => {
    const listen = ({ type }: Event) => setOnline(type === 'online');
    addEventListener('online', listen);
    addEventListener('offline', listen);
    return () => {
      removeEventListener('online', listen);
      removeEventListener('offline', listen);
    };
  }, []);
  useEffect(() => {
    if (isOnline) return undefined;
    const timer = setInterval(() => setOnline(navigator.onLine), CHECK_MS);
    return () => clearInterval(timer);
  }, [isOnline]);
  return isOnline;
}
