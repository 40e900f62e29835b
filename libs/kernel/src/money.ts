/**
 * ISO 4217: the currency of every amount, for the gateway and exports; people read `CURRENCY_SIGN`. It is a constant,
 * because stored amounts and signed notices use it (ADR-0046).
 */
export const CURRENCY = 'LKR';

/** How screens, mails and receipts write the currency; without a blank. */
export const CURRENCY_SIGN = 'LKR';

/** An amount of money in minor units (LKR cents). Always an integer; never a float. */
export type Cents = number & { readonly __unit: 'cents' };

/** LKR major units → cents: `lkr(12.5)` is 1250. @throws RangeError below one cent of precision */
export function lkr(amount: number): Cents {
  const cents = Math.round(amount * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents - amount * 100) > 1e-6) {
    throw new RangeError(`not a whole number of cents: ${amount}`);
  }
  return cents as Cents;
}

/** Cents → LKR major units, for views and DTOs only. */
export const toLkr = (cents: number): number => cents / 100;

export const times = (price: Cents, quantity: number): Cents => (price * quantity) as Cents;

export const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0) as Cents;

/** The sum of amounts in LKR major units, computed in cents. @throws RangeError below one cent of precision */
export const sumLkr = (amounts: readonly number[]): number => toLkr(sum(amounts.map(lkr)));

/** `1000.00`: two decimals, no thousands separator; the format that the gateway signs. */
export const plainAmount = (amount: Cents): string => (amount / 100).toFixed(2);

/**
 * `1234567.5` → `1,234,567.5`, with a fixed number of decimals if given. `toLocaleString` would block the main thread
 * of a phone for about 100 ms at its first call (ADR-0079).
 */
export function groupThousands(value: number, decimals?: number): string {
  const [whole = '', fraction] = (decimals === undefined ? String(value) : value.toFixed(decimals)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** `1,000.00`; a missing amount prints as 0.00. Takes LKR major units. */
export const formatAmount = (amount: number | null | undefined): string => groupThousands(amount ?? 0, 2);

/** `LKR 1,000.00`, which mails split at its blank. Takes LKR major units. */
export const moneyText = (amount: number): string => `${CURRENCY_SIGN} ${formatAmount(amount)}`;

/** `1,000`, `1,000.50`. Takes LKR major units. */
export const shortAmount = (amount: number): string => formatAmount(amount).replace(/\.00$/, '');

/** `LKR 1,000`, `LKR 1,000.50`. Takes LKR major units. */
export const shortMoneyText = (amount: number): string => `${CURRENCY_SIGN} ${shortAmount(amount)}`;

/** `LKR 1,000.00` from cents; a missing amount prints as 0.00. */
export const formatLkr = (amount: Cents | undefined): string => moneyText((amount ?? 0) / 100);
