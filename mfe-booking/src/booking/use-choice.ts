import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useState } from 'react';
import { salonToday } from '../salon-clock.js';
import { choiceOf, paramsOf, type Choice } from './booking.rules.js';

/** What the customer has picked, kept in the address too: a reload or the way back from the payment finds it again. */
export function useChoice(): [choice: Choice, pick: (next: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState(() => choiceOf(params, salonToday()));
  useEffect(() => {
    const wanted = paramsOf(choice);
    if (new URLSearchParams(wanted).toString() !== params.toString()) setParams(wanted, { replace: true, preventScrollReset: true });
  }, [choice, params, setParams]);
  return [choice, (next) => setChoice((now) => ({ ...now, ...next }))];
}
