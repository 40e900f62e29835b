import { salonToday } from '@salon/web-kit';
import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useState } from 'react';
import { choiceOf, paramsOf, type Choice } from './visit-choice.rules.js';

/**
 * The customer's choice, mirrored to the address beside `rest`, so that a reload or Back from the payment restores it.
 */
export function useVisitChoice(
  rest: Record<string, string> = {},
): [choice: Choice, pick: (next: Partial<Choice>) => void] {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState(() => choiceOf(params, salonToday()));
  useEffect(() => {
    const wanted = { ...rest, ...paramsOf(choice) };
    if (new URLSearchParams(wanted).toString() !== params.toString())
      setParams(wanted, { replace: true, preventScrollReset: true });
  }, [choice, params, rest, setParams]);
  return [choice, (next) => setChoice((now) => ({ ...now, ...next }))];
}
