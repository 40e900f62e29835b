export type Outcome = 'success' | 'failure' | 'cancel' | 'pending';

interface CardResult {
  outcome: 'success' | 'failure';
  method: 'VISA' | 'MASTER' | 'AMEX';
  message: string;
}

/** The gateway's sandbox cards, by row: Visa, Mastercard, Amex (docs/gateway.md, "Sandbox cards"). */
export const CARDS: readonly { message: string; numbers: readonly [string, string, string] }[] = [
  { message: 'Successfully completed', numbers: ['4916217501611292', '5307732125531191', '346781005510225'] },
  { message: 'Insufficient funds', numbers: ['4024007194349121', '5459051433777487', '370787711978928'] },
  { message: 'Limit exceeded', numbers: ['4929119799365646', '5491182243178283', '340701811823469'] },
  { message: 'Do not honor', numbers: ['4929768900837248', '5388172137367973', '374664175202812'] },
  { message: 'Network error', numbers: ['4024007120869333', '5237980565185003', '373433500205887'] },
];
export const METHODS = ['VISA', 'MASTER', 'AMEX'] as const;

/** The result for a card number; spaces and dashes are ignored, unknown numbers fail. */
export function cardResult(number: string): CardResult {
  const digits = number.replace(/[\s-]/g, '');
  for (const [row, { message, numbers }] of CARDS.entries()) {
    const column = numbers.indexOf(digits);
    if (column >= 0) return { outcome: row === 0 ? 'success' : 'failure', method: METHODS[column] ?? 'VISA', message };
  }
  return { outcome: 'failure', method: 'VISA', message: 'Invalid card number' };
}

/** The masked number for a notice: the last four digits. */
export function maskCard(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.slice(-4).padStart(Math.max(digits.length, 4), '*');
}
