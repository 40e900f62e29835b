import { useState } from 'react';

/** What stands in the date field. */
export interface TypedDay {
  /** Null while the field shows the chosen day. */
  text: string | null;
  /** Why the text is no day of a visit. The day chosen before stays chosen, but is not booked meanwhile. */
  problem: string | null;
  type(text: string): void;
  refuse(problem: string): void;
  /** Shows the chosen day again. */
  reset(): void;
}

const NOTHING = { text: null, problem: null };

/** The state of the date field. */
export function useTypedDay(): TypedDay {
  const [typed, setTyped] = useState<Pick<TypedDay, 'text' | 'problem'>>(NOTHING);
  return {
    ...typed,
    type: (text) => setTyped({ text, problem: null }),
    refuse: (problem) => setTyped(({ text }) => ({ text, problem })),
    reset: () => setTyped(NOTHING),
  };
}
