import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is printed: print-only content is not rendered on screen. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The printout shows what is rendered when the event ends.
    const note = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    const events = ['beforeprint', 'afterprint'] as const;
    for (const event of events) addEventListener(event, note);
    return () => events.forEach((event) => removeEventListener(event, note));
  }, []);
  return isPrinting;
}
