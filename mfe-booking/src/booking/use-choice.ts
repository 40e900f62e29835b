import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useState } from 'react';
import { salonToday } from '../salon-clock.js';
import { choiceOf, paramsOf, type Choice } from './booking.rules.js';

/** What the customer has picked, kept in the address too, beside `rest`: a reload or the way back from the payment finds it again. */
export function useChoice(rest: Record<string, string> = {}): [choice: Choice, pick: (next: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState(() => choiceOf(params, salonToday()));
  useEffect(() => {
    const wanted = { ...rest, ...paramsOf(choice) };
    if (new URLSearchParams(wanted).toString() !== params.toString())
      setParams(wanted, { replace: true, preventScrollReset: true });
  }, [choice, params, rest, setParams]);
  return [choice, (next) => setChoice((now) => ({ ...now, ...next }))];
}
