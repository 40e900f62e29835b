import { useEffect, useEffectEvent } from 'react';

/** Calls `run` when the connection is back. */
export function useOnline(run: () => void): void {
  const onOnline = useEffectEvent(run);
  useEffect(() => {
    const back = () => onOnline();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
}
