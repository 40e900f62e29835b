import { type DeskQuote, refuse } from '@salon/contracts';
import { type Cents, formatLkr } from '@salon/kernel';

/** What the services of a visit cost and how long they take. */
interface Priced {
  totalCents: Cents;
  minutes: number;
}

/** What was quoted, without the fields that were left out. */
export const quotedIn = ({ total, minutes }: Record<keyof DeskQuote, unknown>): Partial<Priced> => ({
  ...(total != null && { totalCents: Math.round(Number(total) * 100) as Cents }),
  ...(minutes != null && { minutes: Number(minutes) }),
});

/** @throws DomainError `conflict` with what it is by now */
export function assertAsQuoted(quoted: Partial<Priced>, { totalCents, minutes }: Priced): void {
  const { totalCents: total = totalCents, minutes: length = minutes } = quoted;
  if (total !== totalCents || length !== minutes)
    throw refuse('DESK_QUOTE_CHANGED', { params: { amount: formatLkr(totalCents), minutes } });
}
