import { useEffect, useState } from 'react';

const DELAY_MS = 250;

/** The value of a field once it has not changed for a moment, so that a search is not sent for each key. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
