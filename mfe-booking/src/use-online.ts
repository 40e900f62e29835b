import { useEffect, useState } from 'react';

/**
 * Whether the connection is there: false from the browser's `offline` event to its `online` event. `navigator.onLine`
 * is not read, because some browsers say false with a connection.
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
  return isOnline;
}
