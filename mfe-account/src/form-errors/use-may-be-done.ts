import { isResponseLost } from '@salon/web-kit/queries';
import { useState } from 'react';

/**
 * Whether a form may have done its work already: the response to a try was lost. A later refusal does not change that,
 * a success does.
 */
export function useMayBeDone() {
  const [mayBeDone, setMayBeDone] = useState(false);
  /** Called with the result of each try: its error, null after a success. */
  const noteResult = (error: Error | null) => {
    if (error === null || isResponseLost(error)) setMayBeDone(error !== null);
  };
  return { mayBeDone, noteResult };
}
