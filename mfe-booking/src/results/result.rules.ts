import type { Appointment } from '@salon/contracts';

/** What the server knows about the payment of a visit, as the result page tells it (decision D3). */
export type Outcome = 'confirmed' | 'waiting' | 'failed' | 'unplaced' | 'released';

export function outcomeOf({ status, money, attempt }: Pick<Appointment, 'status' | 'money' | 'attempt'>): Outcome {
  if (status !== 'pending' && status !== 'cancelled') return 'confirmed';
  if (money !== 'none') return 'unplaced';
  if (status === 'cancelled') return 'released';
  return attempt === 'failed' || attempt === 'cancelled' ? 'failed' : 'waiting';
}

/** Delays between questions: 1, 2, then every 4 seconds, 60 seconds in all (decision D3). */
const FIRST_MS = [1_000, 2_000];
const THEN_MS = 4_000;
const PATIENCE_MS = 60_000;

/** Milliseconds until question number `asked` + 1, or null once a minute of asking has passed. */
export function nextAskMs(asked: number): number | null {
  const waitBefore = (question: number): number => FIRST_MS[question] ?? THEN_MS;
  let passed = 0;
  for (let question = 0; question < asked; question++) passed += waitBefore(question);
  const wait = waitBefore(asked);
  return passed + wait <= PATIENCE_MS ? wait : null;
}

/** An order reference from the address, only if it looks like one of ours (gateway facts: 20 characters, the last a letter). */
export const orderFrom = (value: string | null): string | null => (value !== null && /^[A-Z0-9]{19}[A-Z]$/.test(value) ? value : null);

/** An appointment id from the address; null when there is none or it cannot be one. */
export const appointmentFrom = (value: string | null): string | null => (value !== null && /^[\w-]{1,64}$/.test(value) ? value : null);
